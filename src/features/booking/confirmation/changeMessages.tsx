import type { ReactNode } from 'react';

/* An owner asks the clinic to change or cancel a visit; the clinic answers. */

/** A link to a message to the clinic, already written. */
export const askToChange = 'Ask to change or cancel';

/** The same by phone, where the clinic's number takes no messages. */
export const callToChange = (phone: ReactNode) => <>Ask to change or cancel: call {phone}</>;

/** The parts of that message, as they read: 'Monday 23 Nov 2026', '10:30 AM', 'Surgery', 'my cat'. */
export interface ChangeRequest {
  owner: string;
  clinic: string;
  day: string;
  time: string;
  type: string;
  pet: string;
}

/** The message; the owner ends its last line. */
export const changeRequest = ({ owner, clinic, day, time, type, pet }: ChangeRequest) =>
  `Hello, may I ask you to change or cancel this visit?

Name: ${owner}
Clinic: ${clinic}
Time: ${day}, ${time}
For: ${type}, ${pet}

What would suit me instead:`;

/** For a visit booked earlier; 'WhatsApp' is a link. A link to call follows. */
export const alreadyBooked = (whatsApp: ReactNode) => (
  <>Already booked? Change or cancel by {whatsApp} or phone: name and day are enough.</>
);
export const whatsApp = 'WhatsApp';

/** The same, where the number takes no messages. */
export const alreadyBookedByPhone =
  'Already booked? Change or cancel by phone: name and day are enough.';

/** The message to the clinic, for the owner to fill in. */
export const emptyChangeRequest =
  'Hello, may I ask you to change or cancel my visit?\n\nName: \nDay: \nWhat would suit me instead: ';
