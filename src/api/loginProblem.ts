import { isExpired } from '#src/domain/idToken.ts';
import type { ApiError } from './ApiError.ts';
import { sessionNow } from './session.ts';

/**
 * `maybe`: without CORS headers a 401 looks like a broken connection. `maybe expired`: so it does, and by this device's clock the
 * token has ended; the clock may be wrong.
 */
export type LoginProblem =
  | 'logged out'
  | 'expired'
  | 'maybe expired'
  | 'refused'
  | 'forbidden'
  | 'maybe';

/** The problem with the login that may have made a call with this token fail; undefined if logging in would not help. */
export function loginProblemOf(
  error: ApiError | null,
  token: string | null,
): LoginProblem | undefined {
  if (!token) return 'logged out';
  const expired = isExpired(token, sessionNow());
  if (error?.status === 401) return expired ? 'expired' : 'refused';
  if (error?.status === 403) return 'forbidden';
  if (expired) return 'maybe expired';
  return error?.kind === 'network' || error?.kind === 'timeout' ? 'maybe' : undefined;
}
