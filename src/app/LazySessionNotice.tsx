import { Suspense } from 'react';
import { useIdToken } from '#src/api/session.ts';
import { optionalPart } from '#src/components/lazyPart.tsx';

// If it fails, the session ends with its token, and the list says so.
const SessionNotice = optionalPart(
  'The renewal of the login',
  async () => (await import('#src/features/session/SessionNotice.tsx')).SessionNotice,
);

/** The session's renewal and its notice, fetched for users who are logged in. */
export function LazySessionNotice() {
  const token = useIdToken();
  return token ? (
    <Suspense>
      <SessionNotice />
    </Suspense>
  ) : null;
}
