import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/ApiError.ts';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { freshIdToken } from '#src/api/session.ts';
import { userOf } from '#src/domain/idToken.ts';
import { RequestWatch, type WatchState } from './RequestWatch.ts';

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * Looks for new requests while it is turned on and somebody is logged in; after a refusal another token begins it again. `loadedAt`: when
 * the list was loaded, in ms since 1970.
 */
export function useRequestWatch(
  isOn: boolean,
  token: string | null,
  loadedAt: number,
): WatchState | undefined {
  const [watch, setWatch] = useState<RequestWatch>();
  const user = isOn && token ? userOf(token) : null;

  useEffect(() => {
    if (!user) return undefined;
    const started = new RequestWatch({ user, loadedAt, look });
    setWatch(started);
    return () => {
      started.stop();
      setWatch(undefined);
    };
  }, [user, loadedAt]);

  useEffect(() => watch?.resume(), [watch, token]);

  return useSyncExternalStore(watch?.subscribe ?? never, watch?.state ?? nothing, nothing);
}

async function look(signal: AbortSignal) {
  const token = await freshIdToken();
  if (!token) throw new ApiError('status', 'Nobody is logged in.', { status: 401 });
  return fetchAppointmentRequests(token, signal);
}
