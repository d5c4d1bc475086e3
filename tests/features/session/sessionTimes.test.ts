import { expect, it } from 'vitest';
import { sessionTimes } from '#src/features/session/sessionTimes.ts';

const minute = 60_000;
const issuedAtMs = Date.UTC(2026, 10, 18, 12);

it.each([
  [60, 50, 55],
  [24 * 60, 24 * 60 - 10, 24 * 60 - 5],
  [20, 10, 15],
  [6, 3, 4.5],
])('renews a token of %s minutes after %s, and announces its end after %s', (life, renew, say) => {
  const expiresAtMs = issuedAtMs + life * minute;
  expect(sessionTimes({ issuedAtMs, expiresAtMs })).toEqual({
    renewAt: issuedAtMs + renew * minute,
    noticeAt: issuedAtMs + say * minute,
    endsAt: expiresAtMs,
  });
});

it('renews a token without an issue time ten minutes before its end, and never one without an end', () => {
  expect(sessionTimes({ expiresAtMs: issuedAtMs })?.renewAt).toBe(issuedAtMs - 10 * minute);
  expect(sessionTimes({ issuedAtMs })).toBeUndefined();
});
