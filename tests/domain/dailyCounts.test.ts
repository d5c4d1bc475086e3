// @vitest-environment node
import { expect, it } from 'vitest';
import { countByDay, dayRange } from '#src/domain/dailyCounts.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = (date: string, appointmentType: string) => ({
  ...blankRequest,
  date,
  appointmentType,
});

const list = [
  request('2026-07-20', 'Vet Consultation'),
  request('2026-07-18', 'Surgery'),
  request('2026-07-18', 'Vet Consultation'),
  request('2026-07-18', 'Surgery'),
  request('2026-07-19', 'Second opinion'),
  request('2026-07-19', ''),
];

it('requests are counted by day and service, an unknown service as Other', () => {
  const counted = countByDay(list);
  expect(counted.services).toEqual(['Vet Consultation', 'Surgery', 'Other']);
  expect(Object.fromEntries(counted.days)).toEqual({
    '2026-07-18': [1, 2, 0],
    '2026-07-19': [0, 0, 2],
    '2026-07-20': [1, 0, 0],
  });
  expect([counted.first, counted.last]).toEqual(['2026-07-18', '2026-07-20']);
});

it('an empty list has no daily counts', () => {
  expect(countByDay([])).toEqual({ services: [], days: new Map(), first: '', last: '' });
});

it('every day of a range has a count, also zero', () => {
  expect(dayRange(countByDay(list), '2026-07-17', 3)).toEqual([
    { date: '2026-07-17', counts: [0, 0, 0], total: 0 },
    { date: '2026-07-18', counts: [1, 2, 0], total: 3 },
    { date: '2026-07-19', counts: [0, 0, 2], total: 2 },
  ]);
});

it('daily counts end with the calendar', () => {
  const dates = dayRange(countByDay(list), '9999-12-27', 14).map(({ date }) => date);
  expect(dates).toEqual(['27', '28', '29', '30', '31'].map((day) => `9999-12-${day}`));
});
