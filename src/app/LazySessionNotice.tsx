import { type ComponentType, lazy, Suspense } from 'react';
import { useIdToken } from '#src/api/session.ts';

const SessionNotice = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('#src/features/session/SessionNotice.tsx')).SessionNotice };
  } catch (error) {
    // If it fails, the session ends with its token, and the list says so.
    console.error('The renewal of the login could not be loaded.', error);
    return { default: () => null };
  }
});

/** The session's renewal and its notice, fetched for users who are logged in. */
export function LazySessionNotice() {
  const token = useIdToken();
  return token ? (
    <Suspense>
      <SessionNotice />
    </Suspense>
  ) : null;
}
