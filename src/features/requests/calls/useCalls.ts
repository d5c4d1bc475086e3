import { useEffect, useState, useSyncExternalStore } from 'react';
import { claimsOf, initialsOf } from '#src/domain/idToken.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { CallState, CallStore } from './CallStore.ts';

/** The desk's notes about calls, and beside them what only the logged-in user sees. */
export interface Calls extends CallState {
  store: CallStore;
}

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * The desk's notes about calls for the user of a token, from the moment they are loaded; without a login there are none. They
 * are gone from the render in which the user changes. `requests`: what the list has.
 */
export function useCalls(
  token: string | null,
  requests: readonly AppointmentRequest[],
): Calls | undefined {
  const claims = token ? claimsOf(token) : undefined;
  const owner = token ? (claims?.sub ?? claims?.email ?? '') : undefined;
  const initials = initialsOf(claims?.email);
  const [opened, setOpened] = useState<{ owner: string; store: CallStore }>();
  const store = opened?.owner === owner ? opened?.store : undefined;
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? nothing, nothing);

  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    let own: CallStore | undefined;
    import('./CallStore.ts').then(
      (module) => {
        if (isLeft) return;
        own = owner
          ? new module.CallStore(module.deskOwner, { login: owner, initials })
          : new module.CallStore('');
        setOpened({ owner, store: own });
      },
      // After a redeploy, or offline: the list is shown without them.
      (error: unknown) => console.error('The notes about calls could not be loaded.', error),
    );
    return () => {
      isLeft = true;
      own?.close();
      setOpened(undefined);
    };
  }, [owner, initials]);

  const isLoaded = state !== undefined;
  useEffect(() => {
    if (isLoaded) store?.adopt(requests);
  }, [isLoaded, store, requests]);

  return store && state && { ...state, store };
}
