import type { BookingRefusal } from '#src/api/bookingRefusal.ts';

/** The messages about a booking's outcome, on any page (docs/product.md, section 8). */
export const outcomeWords = {
  booked: 'Appointment booked successfully!',
  failed: 'There was a problem booking your appointment. Please try again.',
} as const;

/** What to do about a refusal, beside the message of a failed booking. */
export const refusalWords: Readonly<Record<BookingRefusal, string>> = {
  taken: 'That time has just been taken: please choose another.',
  'too many': 'Very many people are booking just now: please wait a minute before you try again.',
  'too long': 'The comments are too long to be sent: please shorten them.',
};
