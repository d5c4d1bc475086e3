import type { ReactNode } from 'react';
import type { BookingRefusal } from '#src/api/bookingRefusal.ts';

/* Every page loads these: the outcome of a booking, and how to change one. */

export const booked = 'Appointment booked successfully!';

export const failed = 'There was a problem booking your appointment. Please try again.';

/** After `failed`. */
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

export const askToChange = 'Ask to change or cancel';

/** For a clinic without WhatsApp. */
export const callToChange = (phone: ReactNode) => <>Ask to change or cancel: call {phone}</>;

/** Parts of the message: 'Monday 23 Nov 2026', '10:30 AM', 'Surgery', 'my cat'. */
export interface ChangeRequest {
  owner: string;
  clinic: string;
  day: string;
  time: string;
  type: string;
  pet: string;
}

/** The prefilled message; the owner completes its last line. */
export const changeRequest = ({ owner, clinic, day, time, type, pet }: ChangeRequest) =>
  `Hello, may I ask you to change or cancel this visit?

Name: ${owner}
Clinic: ${clinic}
Time: ${day}, ${time}
For: ${type}, ${pet}

What would suit me instead:`;

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
