import { bookingHref, paths } from '#src/config/paths.ts';
import { handOverDraft } from '#src/features/booking/draft/bookingStorage.ts';
import type { BookingStart } from '#src/features/enquiry/bookingStart.ts';

/** Fills in the booking form through its draft, not in the address, which would stay in the browser's history. Returns the form's address. */
export function startBooking({ variant, answers }: BookingStart): string {
  handOverDraft(variant, answers);
  return variant === 'simple' ? paths.contactGrooming : bookingHref;
}
