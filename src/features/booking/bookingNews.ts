import { createStore } from '#src/components/createStore.ts';
import type { BookingRefusal } from '#src/api/bookingRefusal.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingVariant } from '#src/domain/types.ts';

/* The outcomes of bookings whose form is not on the page. */

export interface News {
  variant: BookingVariant;
  outcome: 'booked' | 'failed';
  /** Why it failed, where the answer said so. */
  refusal: BookingRefusal | undefined;
  /** The path of the page with the form. */
  address: string;
  phone: Phone;
}

/** The form of a booking without an answer has gone. */
const isAwaited = createStore(false);
/** The last unread message, by form. */
const unread = createStore<readonly News[]>([]);

export const awaitNews = (): void => isAwaited.set(true);

export function tellNews(told: News): void {
  unread.set([...unread.get().filter(({ variant }) => variant !== told.variant), told]);
}

/** Removes this form's message, because it has been read here or in the form. */
export function readNews(variant: BookingVariant): void {
  isAwaited.set(false);
  unread.set(unread.get().filter((news) => news.variant !== variant));
}

export const useUnreadNews = unread.useValue;

/** Whether there is news, or a booking is on its way whose form is not on the page. */
export function useHasNews(): boolean {
  const hasUnread = unread.useValue().length > 0;
  return isAwaited.useValue() || hasUnread;
}
