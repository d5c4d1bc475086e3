import type { ApiError } from './ApiError.ts';

/** `maybe`: without CORS headers a 401 looks like a broken connection. */
export type LoginProblem = 'logged out' | 'refused' | 'forbidden' | 'maybe';

/** The problem with the login that may have made a call with this token fail; undefined if logging in would not help. */
export function loginProblemOf(
  error: ApiError | null,
  token: string | null,
): LoginProblem | undefined {
  if (!token) return 'logged out';
  if (error?.status === 401) return 'refused';
  if (error?.status === 403) return 'forbidden';
  return error?.kind === 'network' || error?.kind === 'timeout' ? 'maybe' : undefined;
}
