import { expect, it } from 'vitest';
import { sessionHours } from '#src/domain/timetableSessions.ts';

it('a session’s hours read ‘10 AM to 2 PM’', () => {
  expect(sessionHours({ from: 10, until: 14 })).toBe('10 AM to 2 PM');
});
