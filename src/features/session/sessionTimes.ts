import type { IdTokenClaims } from '#src/domain/idToken.ts';

const minute = 60_000;

/** How long before its end a session that can't be renewed is announced to end, in ms. */
const noticeMs = 5 * minute;

/** A call made this close to the token's end waits for the renewal, in ms. */
export const urgentMs = minute;

/** The instants of a token's life, in ms since 1970 (docs/product.md, section 4). */
export interface SessionTimes {
  /** From here on it is renewed: ten minutes before its end, or at half its life where that is less than twenty. */
  renewAt: number;
  /** From here on the page says that it ends. */
  noticeAt: number;
  endsAt: number;
}

/** When to renew a token and when to speak of its end; undefined for a token without an expiry. */
export function sessionTimes({ issuedAtMs, expiresAtMs }: IdTokenClaims): SessionTimes | undefined {
  if (expiresAtMs === undefined) return undefined;
  const lifeMs = issuedAtMs === undefined ? Infinity : Math.max(0, expiresAtMs - issuedAtMs);
  return {
    renewAt: expiresAtMs - Math.min(10 * minute, lifeMs / 2),
    noticeAt: expiresAtMs - noticeMs,
    endsAt: expiresAtMs,
  };
}
