import { expect, it } from 'vitest';
import { shortClinicNames } from '#src/features/requests/clinicNames.ts';

it('clinics’ short names lack the words that all names share, and keep one word at least', () => {
  const shortNames = (names: string[]) => [...shortClinicNames(names).values()];
  expect(shortNames(['VetBuddy Adyar (sample)', 'vetbuddy T Nagar (sample)'])).toEqual([
    'Adyar',
    'T Nagar',
  ]);
  expect(shortNames(['Adyar', 'VetBuddy T Nagar'])).toEqual(['Adyar', 'VetBuddy T Nagar']);
  expect(shortNames(['Paws Leeds', 'Paws'])).toEqual(['Paws Leeds', 'Paws']);
  expect(shortNames(['Paws North', 'Paws north'])).toEqual(['North', 'north']);
  expect(shortNames(['VetBuddy Adyar (sample)'])).toEqual(['VetBuddy Adyar (sample)']);
  expect(shortNames([])).toEqual([]);
});
