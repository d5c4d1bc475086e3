import { expect, it } from 'vitest';
import { dayAndMonth, longDate } from '#src/domain/time/dates.ts';

it('a day is written with the whole name of its month', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    dayAndMonth(`2026-${String(month + 1).padStart(2, '0')}-05`),
  );
  expect(months.join(', ')).toBe(
    '5 January, 5 February, 5 March, 5 April, 5 May, 5 June, 5 July, 5 August, 5 September, 5 October, 5 November, 5 December',
  );
  expect(longDate('2026-07-12')).toBe('12 July 2026');
});
