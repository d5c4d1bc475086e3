import type { IdTokenClaims } from '#src/domain/idToken.ts';

const minute = 60_000;

/** A token's times, in ms since 1970 (docs/product.md, section 4); undefined without an expiry. */
export function sessionTimes({ issuedAtMs, expiresAtMs }: IdTokenClaims) {
  if (expiresAtMs === undefined) return undefined;
  const lifeMs = issuedAtMs === undefined ? Infinity : Math.max(0, expiresAtMs - issuedAtMs);
  return {
    /** Ten minutes before the end, or at half of a life below twenty minutes. */
    renewAt: expiresAtMs - Math.min(10 * minute, lifeMs / 2),
    /** Five minutes before the end, or at three quarters of a shorter life. */
    noticeAt: expiresAtMs - Math.min(5 * minute, lifeMs / 4),
    endsAt: expiresAtMs,
  };
}
