import { useSyncExternalStore } from 'react';
import { createStore } from '#src/components/createStore.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The request that is open. */
export interface Opened {
  /** Who is logged in; it is closed for anybody else. */
  user: string | null;
  request: AppointmentRequest;
  /** Its place among the listed requests, or where it was when it left them. */
  at: number;
  /** How often one was opened from the list or by an address: each time it takes the focus. */
  times: number;
}

/** Which request is open. It is kept outside the list, which is not rendered again for it. `left`: what was open when the list was left. */
export const createOpenedStore = (left?: Opened) => createStore<Opened | undefined>(left);
export type OpenedStore = ReturnType<typeof createOpenedStore>;

export function useOpened({ subscribe, get }: OpenedStore): Opened | undefined {
  return useSyncExternalStore(subscribe, get, () => undefined);
}

/** The place of the request before or after the open one; undefined where there is none. */
export function neighbourOf(
  { request, at }: Opened,
  listed: readonly AppointmentRequest[],
  step: 1 | -1,
): number | undefined {
  const place = listed.indexOf(request);
  // What has left the list was before the one that took its place.
  const next = place < 0 ? at + (step > 0 ? 0 : -1) : place + step;
  return next >= 0 && next < listed.length ? next : undefined;
}
