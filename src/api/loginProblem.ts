import type { ApiError } from './ApiError.ts';

/** `maybe`: a 401 without CORS headers looks like a broken connection. */
export type LoginProblem = 'logged out' | 'refused' | 'forbidden' | 'maybe';

/** Undefined where logging in would not help. */
export function loginProblemOf(
  error: ApiError | null,
  token: string | null,
): LoginProblem | undefined {
  if (!token) return 'logged out';
  if (error?.status === 401) return 'refused';
  if (error?.status === 403) return 'forbidden';
  return error?.kind === 'network' || error?.kind === 'timeout' ? 'maybe' : undefined;
}
