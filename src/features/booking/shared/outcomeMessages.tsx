import type { ReactNode } from 'react';
import type { BookingRefusal } from '#src/api/bookingRefusal.ts';

/* Every page loads these: the outcome of a booking, and how to change one. */

export const booked = 'Appointment booked successfully!';

export const failed = 'There was a problem booking your appointment. Please try again.';

const refusals: Readonly<Record<BookingRefusal, string>> = {
  taken: 'That time has just been taken: please choose another.',
  'too many': 'Very many people are booking just now: please wait a minute before you try again.',
  'too long': 'The comments are too long to be sent: please shorten them.',
};

/** `failed`, and why the booking was refused if that is known. */
export const failedFor = (refusal?: BookingRefusal) =>
  refusal ? `${failed} ${refusals[refusal]}` : failed;

export const seeWhatYouAskedFor = 'See what you asked for';
export const backToTheForm = 'Back to the form';
export const typedIsInForm = (backToForm: ReactNode, phone: ReactNode) => (
  <>
    {backToForm}: what you typed is in it. You can also call {phone}
  </>
);

/** For an earlier booking; 'WhatsApp' is a link, a phone link follows. */
export const alreadyBooked = (whatsApp: ReactNode) => (
  <>Already booked? Change or cancel by {whatsApp} or phone: name and day are enough.</>
);
export const whatsApp = 'WhatsApp';

export const alreadyBookedByPhone =
  'Already booked? Change or cancel by phone: name and day are enough.';

/** The message to the clinic, with gaps for the owner. */
export const emptyChangeRequest =
  'Hello, may I ask you to change or cancel my visit?\n\nName: \nDay: \nWhat would suit me instead: ';
