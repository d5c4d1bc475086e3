import type { BookingRefusal } from '#src/api/bookingRefusal.ts';

/* How a booking ended, on any page (docs/product.md, section 8). */

/** The booking was accepted. */
export const booked = 'Appointment booked successfully!';

/** The booking was not accepted, whatever the cause. */
export const failed = 'There was a problem booking your appointment. Please try again.';

/** What to do about a refusal, beside the message of a failed booking. */
export const refusals: Readonly<Record<BookingRefusal, string>> = {
  taken: 'That time has just been taken: please choose another.',
  'too many': 'Very many people are booking just now: please wait a minute before you try again.',
  'too long': 'The comments are too long to be sent: please shorten them.',
};
