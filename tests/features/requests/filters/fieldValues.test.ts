import { expect, it } from 'vitest';
import { hasValue, mostValues, valuesOf } from '#src/features/requests/filters/fieldValues.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = (id: string, locationName: string) => ({ ...blankRequest, id, locationName });

const list = [
  request('a', 'VetBuddy Adyar'),
  request('b', '  vetbuddy  ADYAR '),
  request('c', 'VetBuddy 10'),
  request('d', 'VetBuddy 9'),
  request('e', ' '),
];

it('offers each clinic of the requests once, in order, the missing one last', () => {
  const values = ['VetBuddy 9', 'VetBuddy 10', 'VetBuddy Adyar', 'Not given'];
  expect(valuesOf(list, 'locationName')).toEqual(values);
});

it('offers 200 clinics at most, where every request has its own', () => {
  const many = Array.from({ length: 5000 }, (_, index) => request('', `Clinic ${index}`));
  expect(valuesOf(many, 'locationName')).toHaveLength(mostValues);
});

it.each([
  ['vetbuddy adyar', 'a b'],
  ['Adyar', ''],
  ['Not given', 'e'],
  ['', 'a b c d e'],
])('lists the requests of the clinic %j, however it is spelled', (value, ids) => {
  const found = list.filter(hasValue('locationName', value));
  expect(found.map(({ id }) => id).join(' ')).toBe(ids);
});
