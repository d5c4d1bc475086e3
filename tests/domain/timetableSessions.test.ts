import { expect, it } from 'vitest';
import { sessions } from '#content/timetable.ts';
import { sessionHours, sessionsOn, timetableDays } from '#src/domain/timetableSessions.ts';

it('the sessions of a day follow each other in whole hours from 10 to 18', () => {
  for (const day of timetableDays) {
    const hours = sessionsOn(sessions, day).flatMap(({ from, until }) => [from, until]);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours.filter((hour) => !Number.isInteger(hour) || hour < 10 || hour > 18)).toEqual([]);
  }
});

it('a session’s hours read ‘10 AM to 2 PM’', () => {
  expect(sessionHours({ from: 10, until: 14 })).toBe('10 AM to 2 PM');
});
