import type { ReactNode } from 'react';

/* An owner asks the clinic to change or cancel a visit: nothing is changed by it, the clinic answers. */

/** A link to a message to the clinic, already written. */
export const askToChange = 'Ask to change or cancel';

/** The same by phone, where the clinic's number takes no messages. */
export const callToChange = (phone: ReactNode) => <>Ask to change or cancel: call {phone}</>;

/** That message, line by line: the owner to the clinic. */
export const askOpening = 'Hello, may I ask you to change or cancel this visit?';

export const askName = (owner: string) => `Name: ${owner}`;

export const askClinic = (clinic: string) => `Clinic: ${clinic}`;

export const askTime = (day: string, time: string) => `Time: ${day}, ${time}`;

/** What the visit is for: its type, and 'my dog'. */
export const askFor = (type: string, pet: string) => `For: ${type}, ${pet}`;

/** Its last line, which the owner ends. */
export const askInstead = 'What would suit me instead:';

/** For a visit booked earlier; 'WhatsApp' is a link. A link to call follows. */
export const alreadyBooked = (whatsApp: ReactNode) => (
  <>Already booked? Change or cancel by {whatsApp} or phone: name and day are enough.</>
);

/** The same, where the number takes no messages. */
export const alreadyBookedByPhone =
  'Already booked? Change or cancel by phone: name and day are enough.';

/** The message to the clinic, for the owner to end. */
export const askByNameAndDay =
  'Hello, may I ask you to change or cancel my visit?\n\nName: \nDay: \nWhat would suit me instead: ';

/** The link within the sentence above. */
export const whatsApp = 'WhatsApp';
