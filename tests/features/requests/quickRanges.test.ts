import { expect, it } from 'vitest';
import { quickRanges, rangeOf, rangePeriod } from '#src/features/requests/quickRanges.ts';

it.each([
  ['Today', '2028-02-28', '2028-02-28', '2028-02-28'],
  ['Tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
  ['Tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['Next 7 days', '2026-12-28', '2026-12-28', '2027-01-03'],
] as const)('%s on %s is from %s to %s', (range, today, from, to) => {
  expect(rangePeriod(range, today)).toEqual({ from, to });
});

it('a period is known again as the range with the same days', () => {
  for (const range of quickRanges)
    expect(rangeOf(rangePeriod(range, '2026-11-18'), '2026-11-18')).toBe(range);
  expect(rangeOf({ from: '', to: '' }, '2026-11-18')).toBeUndefined();
  expect(rangeOf({ from: '2026-11-18', to: '2026-11-19' }, '2026-11-18')).toBeUndefined();
});
