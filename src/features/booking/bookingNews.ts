import { useSyncExternalStore } from 'react';
import type { BookingVariant } from '#src/domain/types.ts';

/*
 * How a booking ended whose form is not on the page. A store of its own, because every page listens and few have ever sent a
 * booking.
 */

export interface Phone {
  display: string;
  href: string;
}

export interface News {
  variant: BookingVariant;
  outcome: 'booked' | 'failed';
  /** The path of the page with the form. */
  address: string;
  phone: Phone;
  /** The mark of 'Forget me' when it was sent. */
  mark: string;
}

let isAwaited = false;
/** The last unread message, by form. */
let unread: readonly News[] = [];
const listeners = new Set<() => void>();

/** The form of a booking without an answer has gone. */
export function awaitNews(): void {
  isAwaited = true;
  notify();
}

export function tellNews(told: News): void {
  unread = [...unread.filter(({ variant }) => variant !== told.variant), told];
  notify();
}

/** Removes this form's message, because it has been read here or in the form. */
export function readNews(variant: BookingVariant): void {
  isAwaited = false;
  unread = unread.filter((news) => news.variant !== variant);
  notify();
}

export function useUnreadNews(): readonly News[] {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => noNews,
  );
}

const noNews: readonly News[] = [];

/** Whether there is news, or a booking is on its way whose form is not on the page. */
export function useHasNews(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAwaited || unread.length > 0,
    () => false,
  );
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
