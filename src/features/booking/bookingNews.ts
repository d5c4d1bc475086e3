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
  /** Of the page with the form. */
  address: string;
  phone: Phone;
  /** The mark of 'Forget me' when it was sent. */
  mark: string;
}

/** 'awaited': a booking is on its way, and its form is not on the page. */
let news: News | 'awaited' | 'none' = 'none';
const listeners = new Set<() => void>();

/** The form of a booking without an answer has gone. */
export function awaitNews(): void {
  if (news === 'none') set('awaited');
}

export function tellNews(told: News): void {
  set(told);
}

/** They have been read: here, or in the form that they are about. */
export function readNews(variant?: BookingVariant): void {
  if (typeof news === 'string' || news.variant === (variant ?? news.variant)) set('none');
}

export function useNews(): News | 'awaited' | 'none' {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => 'none' as const,
  );
}

function set(told: typeof news) {
  news = told;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
