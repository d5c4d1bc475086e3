import { useIdToken } from '#src/api/session.ts';
import { claimsOf } from '#src/domain/idToken.ts';

/** Under what the logged-in user's choices are kept; '' while nobody is. */
export function useUserKey(): string {
  const claims = claimsOf(useIdToken() ?? '');
  return claims?.sub ?? claims?.email ?? '';
}
