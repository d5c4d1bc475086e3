import { expect, it } from 'vitest';
import { rowLabel, sessionHours, sessionsOn, cellAt, type Session } from '#src/domain/timetable.ts';

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
