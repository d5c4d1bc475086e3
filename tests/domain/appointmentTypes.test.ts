import { test } from 'vitest';
import { appointmentTypesAt, groomingTypesAt } from '#src/domain/appointmentTypes.ts';
import type { AppointmentType, Store } from '#src/domain/bookingTypes.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const store: Store = {
  id: '1',
  name: 'Indiranagar',
  types: ['Vet Consultation', 'Pet Vaccination', 'Surgery'],
};

const none = { ...store, types: [] };

test('the full booking form offers what both the clinic’s services and the stores list name', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(appointmentTypesAt, [
    [store, ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
    [{ ...store, types: ['Vet Consultation', 'Surgery'] }, ['Vet Consultation', 'Surgery']],
    [none, []],
    [undefined, []],
    [
      { ...store, serviceTypes: ['Vet Consultation', 'Surgery', 'Grooming'] },
      ['Vet Consultation', 'Surgery'],
    ],
    [
      { ...store, types: ['Vet Consultation'], serviceTypes: ['Surgery', 'Vet Consultation'] },
      ['Vet Consultation'],
    ],
    // The stores list offers nothing at this clinic.
    [{ ...none, serviceTypes: ['Vet Consultation', 'Grooming'] }, []],
    [{ ...none, serviceTypes: [] }, []],
    [{ ...none, serviceTypes: ['Grooming'] }, ['Grooming']],
  ]));

test('the grooming form can book clinics that groom, or whose services are unknown', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(groomingTypesAt, [
    [undefined, ['Grooming']],
    [store, ['Grooming']],
    [{ ...store, serviceTypes: ['Grooming'] }, ['Grooming']],
    [{ ...store, serviceTypes: ['Vet Consultation'] }, []],
  ]));
