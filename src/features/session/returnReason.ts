import { ChallengeAnswered, ChallengeExpired } from '#src/api/challenges.ts';

/** The reason to return from a code's step to the login form; undefined where the step can still succeed. */
export function returnReasonFor(error: unknown): string | undefined {
  if (error instanceof ChallengeExpired) {
    return 'That took too long, or there were too many tries. Log in again for a new code.';
  }
  if (error instanceof ChallengeAnswered) {
    return 'This code was sent already, and its answer got lost. Log in again for a new code.';
  }
  return undefined;
}
