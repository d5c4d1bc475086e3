import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Visit } from '#src/domain/types.ts';
import { sortVisitsById } from '#src/domain/visitOrder.ts';
import { blankVisit } from '#tests/support/staff.ts';

const visit = (id: string, visitName = ''): Visit => ({ ...blankVisit, id, visitName });

function order(...given: string[]) {
  return sortVisitsById(given.map((id) => visit(id))).map(({ id }) => id);
}

test('visits are sorted by id as numbers, ascending', () => {
  expect(order('10', '9', '100', '1')).toEqual(['1', '9', '10', '100']);
  expect(order('-1', '2.5', '0', '2')).toEqual(['-1', '0', '2', '2.5']);
});

test('visits without a numeric id come after the others, without an id last', () => {
  expect(order('', 'V-2', '3', 'V-10', '12', ' ')).toEqual(['3', '12', 'V-10', 'V-2', '', ' ']);
});

test('the order of visits does not depend on the order of the response', () => {
  const id = fc.oneof(
    fc.nat().map(String),
    fc.string(),
    fc.bigInt().map(String),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(fc.uniqueArray(id), (given) => {
      expect(order(...given.toReversed())).toEqual(order(...given));
    }),
    { numRuns: 500 },
  );
});
