import { expect, it } from 'vitest';
import {
  cellAt,
  daysFrom,
  rowLabel,
  sessionHours,
  sessionsAt,
  sessionsOn,
  type Session,
} from '#src/domain/timetable.ts';

const surgery: Session = {
  day: 'Tuesday',
  from: 10,
  until: 14,
  title: 'Surgery',
  detail: { label: 'Dr Sample' },
  place: 'Mumbai',
  kind: 'surgery',
};
const bath: Session = { ...surgery, from: 9, until: 10, title: 'Bath' };

it('rows are named with a dot, the hours of a session as on every page', () => {
  expect(rowLabel(10)).toBe('10.00');
  expect(sessionHours(surgery)).toBe('10 AM to 2 PM');
});

it('a session starts in the row of its hour and spans as many rows as it has hours', () => {
  expect(cellAt([surgery], 'Tuesday', 10)).toEqual({ session: surgery, span: 4 });
});

it('the hours of a session are taken, and the hour at which it ends is free', () => {
  expect(cellAt([surgery], 'Tuesday', 13)).toBe('taken');
  expect(cellAt([surgery], 'Tuesday', 14)).toBe('free');
  expect(cellAt([surgery], 'Monday', 10)).toBe('free');
});

it('the sessions of a day are listed earliest first', () => {
  const day = sessionsOn([surgery, bath, { ...bath, day: 'Friday' }], 'Tuesday');
  expect(day.map(({ title }) => title)).toEqual(['Bath', 'Surgery']);
});

it('a clinic’s sessions are its own and those of more than one clinic', () => {
  const [here, elsewhere] = ['adyar', 'kothrud'].map((clinic) => ({ ...surgery, clinic }));
  expect(sessionsAt([here!, elsewhere!, bath], 'adyar')).toEqual([here, bath]);
  expect(sessionsAt([here!, elsewhere!, bath], '')).toHaveLength(3);
});

it.each([
  ['Monday', 'Monday', 'Sunday'],
  ['Saturday', 'Saturday', 'Friday'],
  [undefined, 'Saturday', 'Friday'],
])('the days from %s on begin with %s and end with %s', (first, begins, ends) => {
  const days = daysFrom(first);
  expect([new Set(days).size, days[0], days.at(-1)]).toEqual([7, begins, ends]);
});
