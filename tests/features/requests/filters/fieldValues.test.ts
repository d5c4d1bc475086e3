import { expect, it } from 'vitest';
import { hasValue, maxValues, valuesOf } from '#src/features/requests/filters/fieldValues.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = (id: string, locationName: string) => ({ ...blankRequest, id, locationName });

const list = [
  request('a', 'VetBuddy Adyar'),
  request('b', '  vetbuddy  ADYAR '),
  request('c', 'VetBuddy 10'),
  request('d', 'VetBuddy 9'),
  request('e', ' '),
];

it('the clinic filter offers each clinic once, in order, the missing one last', () => {
  const values = ['VetBuddy 9', 'VetBuddy 10', 'VetBuddy Adyar', 'Not given'];
  expect(valuesOf(list, 'locationName')).toEqual(values);
});

it('the clinic filter offers 200 clinics at most', () => {
  const many = Array.from({ length: 5000 }, (_, index) => request('', `Clinic ${index}`));
  expect(valuesOf(many, 'locationName')).toHaveLength(maxValues);
});

it('a clinic’s requests are listed however its name is spelled', () => {
  const ids = (value: string) =>
    list.flatMap((each) => (hasValue('locationName', value)(each) ? each.id : []));
  expect(ids('vetbuddy adyar')).toEqual(['a', 'b']);
  expect(ids('Adyar')).toEqual([]);
  expect(ids('Not given')).toEqual(['e']);
  expect(ids('')).toHaveLength(5);
});
