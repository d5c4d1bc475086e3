// @vitest-environment node
import { expect, test } from 'vitest';
import { appointmentTypesFor, keepTypeIfOffered } from '#src/domain/appointmentTypes.ts';
import type { Store } from '#src/domain/types.ts';

const store: Store = {
  id: 1,
  name: 'Indiranagar',
  vetConsultation: true,
  petVaccination: true,
  surgery: true,
};

const none = { ...store, vetConsultation: false, petVaccination: false, surgery: false };

test.each([
  ['full', store, ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
  ['full', { ...store, petVaccination: false }, ['Vet Consultation', 'Surgery']],
  ['full-with-creation-date', { ...store, vetConsultation: false }, ['Pet Vaccination', 'Surgery']],
  ['full', none, []],
  ['full-with-creation-date', undefined, []],
  // Whatever the store.
  ['simple', undefined, ['Grooming']],
  ['simple', store, ['Grooming']],
] as const)('the %s form offers the appointment types of the store: %#', (variant, at, types) => {
  expect(appointmentTypesFor(at, variant)).toEqual(types);
});

test('a chosen type is kept only if the new store offers it', () => {
  expect(keepTypeIfOffered('Surgery', ['Vet Consultation', 'Surgery'])).toBe('Surgery');
  expect(keepTypeIfOffered('Surgery', ['Vet Consultation'])).toBe('');
  expect(keepTypeIfOffered('', [])).toBe('');
});
