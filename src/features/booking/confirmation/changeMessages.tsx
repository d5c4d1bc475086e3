import type { ReactNode } from 'react';

/* Messages between an owner and the clinic about a change. */

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
