import type { IdTokenClaims } from '#src/domain/idToken.ts';

const minute = 60_000;

/** The instants of a token's life, in ms since 1970 (docs/product.md, section 4); undefined for a token without an expiry. */
export function sessionTimes({ issuedAtMs, expiresAtMs }: IdTokenClaims) {
  if (expiresAtMs === undefined) return undefined;
  const lifeMs = issuedAtMs === undefined ? Infinity : Math.max(0, expiresAtMs - issuedAtMs);
  return {
    /** From here on it is renewed: ten minutes before its end, or at half its life where that is less than twenty. */
    renewAt: expiresAtMs - Math.min(10 * minute, lifeMs / 2),
    /** From here on the page says that it ends: five minutes before, or at three quarters of its life. */
    noticeAt: expiresAtMs - Math.min(5 * minute, lifeMs / 4),
    endsAt: expiresAtMs,
  };
}
