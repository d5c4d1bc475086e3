import { expect, test } from 'vitest';
import { groomingTypesAt, orderedTypes, appointmentTypesAt } from '#src/domain/appointmentTypes.ts';
import type { AppointmentType, Store } from '#src/domain/bookingTypes.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const store: Store = {
  id: '1',
  name: 'Indiranagar',
  offers: ['Vet Consultation', 'Pet Vaccination', 'Surgery'],
};

const none = { ...store, offers: [] };

test('the full form offers what the clinic and the stores list both offer', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(appointmentTypesAt, [
    [store, ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
    [{ ...store, offers: ['Vet Consultation', 'Surgery'] }, ['Vet Consultation', 'Surgery']],
    [none, []],
    [undefined, []],
    [
      { ...store, types: ['Vet Consultation', 'Surgery', 'Grooming'] },
      ['Vet Consultation', 'Surgery'],
    ],
    [
      { ...store, offers: ['Vet Consultation'], types: ['Surgery', 'Vet Consultation'] },
      ['Vet Consultation'],
    ],
    // The stores list offers nothing at this clinic.
    [{ ...none, types: ['Vet Consultation', 'Grooming'] }, []],
    [{ ...none, types: [] }, []],
    [{ ...none, types: ['Grooming'] }, ['Grooming']],
  ]));

test('the grooming form offers clinics that groom, or whose services are unknown', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(groomingTypesAt, [
    [undefined, ['Grooming']],
    [store, ['Grooming']],
    [{ ...store, types: ['Grooming'] }, ['Grooming']],
    [{ ...store, types: ['Vet Consultation'] }, []],
  ]));

test('appointment types are listed in one order, each once', () => {
  expect(orderedTypes(['Grooming', 'Surgery', 'Grooming'])).toEqual(['Surgery', 'Grooming']);
});
