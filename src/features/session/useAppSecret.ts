import { useEffect, useRef, useState } from 'react';
import { type AppSecret, requestAppSecret } from '#src/api/challenges.ts';
import type { SignInChallenged } from '#src/api/cognito.ts';

/** The secret for a new authenticator app; undefined until Cognito has given it. `onError` is called where it gives none. */
export function useAppSecret(
  challenge: SignInChallenged,
  onError: (error: unknown) => void,
): AppSecret | undefined {
  const [secret, setSecret] = useState<AppSecret>();
  const handleError = useRef(onError);
  handleError.current = onError;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function load() {
      // A session gives one secret only: an effect that is cleaned up at once must not ask for it.
      await Promise.resolve();
      if (signal.aborted) return;
      try {
        setSecret(await requestAppSecret(challenge, signal));
      } catch (error) {
        if (!signal.aborted) handleError.current(error);
      }
    }
    void load();
    return () => controller.abort();
  }, [challenge]);

  return secret;
}
