import type { ReactNode } from 'react';
import type { BookingRefusal } from '#src/api/bookingRefusal.ts';

export const booked = 'Appointment booked successfully!';

/** For any cause. */
export const failed = 'There was a problem booking your appointment. Please try again.';

/* After a failure. */
export const refusals: Readonly<Record<BookingRefusal, string>> = {
  taken: 'That time has just been taken: please choose another.',
  'too many': 'Very many people are booking just now: please wait a minute before you try again.',
  'too long': 'The comments are too long to be sent: please shorten them.',
};

export const seeWhatYouAskedFor = 'See what you asked for';
export const backToTheForm = 'Back to the form';
export const typedIsInForm = (backToForm: ReactNode, phone: ReactNode) => (
  <>
    {backToForm}: what you typed is in it. You can also call {phone}
  </>
);
