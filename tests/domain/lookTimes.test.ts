// @vitest-environment node
import { expect, it } from 'vitest';
import { lookAfterMs } from '#src/domain/lookTimes.ts';

it.each([
  [false, 0, 1],
  [false, 1, 2],
  [false, 3, 8],
  [false, 4, 15],
  [false, 5000, 15],
  [true, 0, 5],
  [true, 1, 10],
  [true, 2, 15],
])('looks again (hidden: %s) after %i failures in %i minutes', (hidden, failures, minutes) => {
  expect(lookAfterMs({ hidden, failures })).toBe(minutes * 60_000);
});
