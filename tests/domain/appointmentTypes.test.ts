// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { appointmentTypesFor, keepTypeIfOffered } from '#src/domain/appointmentTypes.ts';
import type { Store } from '#src/domain/types.ts';

describe('appointment types', () => {
  const store: Store = {
    id: 1,
    name: 'Indiranagar',
    vetConsultation: true,
    petVaccination: true,
    surgery: true,
  };

  test('the appointment types are those that the store offers', () => {
    expect(appointmentTypesFor(store, 'full')).toEqual([
      'Vet Consultation',
      'Pet Vaccination',
      'Surgery',
    ]);
    expect(appointmentTypesFor({ ...store, petVaccination: false }, 'full')).toEqual([
      'Vet Consultation',
      'Surgery',
    ]);
    expect(
      appointmentTypesFor({ ...store, vetConsultation: false }, 'full-with-creation-date'),
    ).toEqual(['Pet Vaccination', 'Surgery']);
  });

  test('there are no appointment types for a store without services or without a store', () => {
    const none = { ...store, vetConsultation: false, petVaccination: false, surgery: false };
    expect(appointmentTypesFor(none, 'full')).toEqual([]);
    expect(appointmentTypesFor(undefined, 'full')).toEqual([]);
    expect(appointmentTypesFor(undefined, 'full-with-creation-date')).toEqual([]);
  });

  test('the simple form offers only Grooming, whatever the store', () => {
    expect(appointmentTypesFor(undefined, 'simple')).toEqual(['Grooming']);
    expect(appointmentTypesFor(store, 'simple')).toEqual(['Grooming']);
  });

  test('a chosen type is kept only if the new store offers it', () => {
    expect(keepTypeIfOffered('Surgery', ['Vet Consultation', 'Surgery'])).toBe('Surgery');
    expect(keepTypeIfOffered('Surgery', ['Vet Consultation'])).toBe('');
    expect(keepTypeIfOffered('', [])).toBe('');
  });
});
