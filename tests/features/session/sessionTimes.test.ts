import { expect, it } from 'vitest';
import { sessionTimes } from '#src/features/session/sessionTimes.ts';

const minute = 60_000;
const issuedAtMs = Date.UTC(2026, 10, 18, 12);

it('a token is renewed ten minutes before its end and announced five before, or earlier in a short life', () => {
  const minutesOf = (life: number) => {
    const times = sessionTimes({ issuedAtMs, expiresAtMs: issuedAtMs + life * minute })!;
    return [times.renewAt, times.noticeAt, times.endsAt].map((at) => (at - issuedAtMs) / minute);
  };
  expect(minutesOf(60)).toEqual([50, 55, 60]);
  expect(minutesOf(20)).toEqual([10, 15, 20]);
  expect(minutesOf(6)).toEqual([3, 4.5, 6]);
});

it('a token without an issue time is renewed ten minutes before its end, one without an end never', () => {
  expect(sessionTimes({ expiresAtMs: issuedAtMs })?.renewAt).toBe(issuedAtMs - 10 * minute);
  expect(sessionTimes({ issuedAtMs })).toBeUndefined();
});
