import { expect, test } from 'vitest';
import {
  appointmentTypesFor,
  keepTypeIfOffered,
  orderedTypes,
} from '#src/domain/appointmentTypes.ts';
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

test.each([
  // As far as it has such services.
  ['full', store, ['Vet Consultation', 'Surgery', 'Grooming'], ['Vet Consultation', 'Surgery']],
  ['full', { ...store, surgery: false }, ['Surgery', 'Vet Consultation'], ['Vet Consultation']],
  // The list says that nothing can be booked there.
  ['full', none, ['Vet Consultation', 'Grooming'], []],
  // Who only grooms has one type for every form.
  ['full', none, ['Grooming'], ['Grooming']],
  ['simple', store, ['Grooming'], ['Grooming']],
  ['simple', store, ['Vet Consultation'], []],
  ['full', none, [], []],
] as const)('the %s form offers what the clinic does: %#', (variant, at, types, offered) => {
  expect(appointmentTypesFor({ ...at, types }, variant)).toEqual(offered);
});

test('lists of types have one order and none twice, whatever the order of the services', () => {
  expect(orderedTypes(['Grooming', 'Surgery', 'Grooming'])).toEqual(['Surgery', 'Grooming']);
});

test('a chosen type is kept only if the new store offers it', () => {
  expect(keepTypeIfOffered('Surgery', ['Vet Consultation', 'Surgery'])).toBe('Surgery');
  expect(keepTypeIfOffered('Surgery', ['Vet Consultation'])).toBe('');
  expect(keepTypeIfOffered('', [])).toBe('');
});
