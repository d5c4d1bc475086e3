import { expect, test } from 'vitest';
import { stableId } from '#src/features/booking/stableId.ts';

test('the same visit always has the same id, another visit a different one', () => {
  expect(stableId(['11', 'a'])).toBe(stableId(['11', 'a']));
  expect(stableId(['11', 'a'])).toMatch(/^[0-9a-f]{8}-[0-9a-f]{8}$/);
  const ids = Array.from({ length: 5000 }, (_, n) => stableId([String(n), 'a']));
  expect(new Set(ids).size).toBe(5000);
  // Of one length, small numbers too.
  expect(new Set(ids.map(({ length }) => length))).toEqual(new Set([17]));
  expect(stableId(['1', '1a'])).not.toBe(stableId(['11', 'a']));
});
