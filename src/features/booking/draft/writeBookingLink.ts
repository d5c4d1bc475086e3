import type { BookingLinkKey } from './readBookingLink.ts';

/** The query of a booking link: '?store=12&type=Surgery'. `vet` goes into the comments. */
export function writeBookingLink(asked: Partial<Record<BookingLinkKey, string>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) query.set(key, value);
  return `?${query.toString()}`;
}
