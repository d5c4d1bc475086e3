import { expect, it } from 'vitest';
import { shortClinicNames } from '#src/features/requests/clinicNames.ts';

it.each([
  [
    'the brand and a note',
    ['VetBuddy Adyar (sample)', 'vetbuddy T Nagar (sample)'],
    ['Adyar', 'T Nagar'],
  ],
  ['nothing where they share none', ['Adyar', 'VetBuddy T Nagar'], ['Adyar', 'VetBuddy T Nagar']],
  ['not the last word', ['Paws Leeds', 'Paws'], ['Paws Leeds', 'Paws']],
  ['one word of each at least', ['Paws North', 'Paws north'], ['North', 'north']],
  ['nothing of a name alone', ['VetBuddy Adyar (sample)'], ['VetBuddy Adyar (sample)']],
  ['nothing of none', [], []],
])('clinics’ short names lack the words that all names share: %s', (_, names, short) => {
  expect([...shortClinicNames(names).values()]).toEqual(short);
});
