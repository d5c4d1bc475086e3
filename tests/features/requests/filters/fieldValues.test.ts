import { describe, expect, it } from 'vitest';
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

describe('the clinics of the requests', () => {
  it('are offered each once, in order, the missing one last', () => {
    expect(valuesOf(list, 'locationName')).toEqual({
      values: ['VetBuddy 9', 'VetBuddy 10', 'VetBuddy Adyar', 'Not given'],
      leftOut: 0,
    });
    expect(valuesOf([], 'locationName').values).toEqual([]);
  });

  it('stop at the most frequent ones where every request has its own', () => {
    const many = Array.from({ length: 5000 }, (_, index) => request('', `Clinic ${index}`));
    const frequent = request('x', 'Zzz');
    const { values, leftOut } = valuesOf([...many, frequent, frequent], 'locationName');
    expect(values).toHaveLength(mostValues);
    expect(values.at(-1)).toBe('Zzz');
    expect(leftOut).toBe(5001 - mostValues);
  });

  it.each([
    ['VetBuddy Adyar', 'a b'],
    ['vetbuddy adyar', 'a b'],
    ['Adyar', ''],
    ['Not given', 'e'],
    ['', 'a b c d e'],
  ])('let through the requests of %j, however it is spelled', (value, ids) => {
    const found = list.filter(hasValue('locationName', value));
    expect(found.map(({ id }) => id).join(' ')).toBe(ids);
  });
});
