import { isExpired } from '#src/domain/idToken.ts';
import type { ApiError } from './ApiError.ts';
import { sessionNow } from './session.ts';

/** `maybe`: without CORS headers a 401 looks like a broken connection. */
export type LoginProblem = 'logged out' | 'expired' | 'refused' | 'forbidden' | 'maybe';

/** What about the login may be why a call with this token failed; undefined where logging in would not help. */
export function loginProblemOf(
  error: ApiError | null,
  token: string | null,
): LoginProblem | undefined {
  if (!token) return 'logged out';
  if (isExpired(token, sessionNow())) return 'expired';
  if (error?.status === 401) return 'refused';
  if (error?.status === 403) return 'forbidden';
  return error?.kind === 'network' || error?.kind === 'timeout' ? 'maybe' : undefined;
}
