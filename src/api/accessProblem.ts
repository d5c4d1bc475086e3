import type { ApiError } from './ApiError.ts';

/** `maybe refused`: a 401 without CORS headers looks like a broken connection. */
export type AccessProblem = 'logged out' | 'refused' | 'forbidden' | 'maybe refused';

/** Why a failed call needs a login; undefined if logging in would not help. */
export function accessProblemOf(
  error: ApiError | null,
  token: string | null,
): AccessProblem | undefined {
  if (!token) return 'logged out';
  if (error?.status === 401) return 'refused';
  if (error?.status === 403) return 'forbidden';
  return error?.kind === 'network' || error?.kind === 'timeout' ? 'maybe refused' : undefined;
}
