import type { ReactNode } from 'react';

/* The confirmation of a booking, and what its owner takes along: the calendar's entry, the text to share. */

/** The heading: the visit is asked for, and the clinic has not said yes. The next sentence follows. */
export const notFixedYet = 'Not fixed yet:';

/** Who answers, where and how soon: 'Indiranagar calls you on 98765 43210, usually within two hours'. */
export const callsYou = (clinic: ReactNode, number: ReactNode, howSoon: ReactNode) => (
  <>
    {clinic} calls you on {number}, {howSoon}
  </>
);

/** The same to an owner who has left an e-mail address alone. */
export const writesToYou = (clinic: ReactNode, address: ReactNode, howSoon: ReactNode) => (
  <>
    {clinic} writes to you at {address}, {howSoon}
  </>
);

/** The heading once the visit's time has come by the clinic's clock: no more is known than that. The next sentence follows. */
export const timeHasPassed = 'This time has passed.';

/** To an owner whom the clinic was to call. */
export const ifNobodyCalled = (phone: ReactNode) => <>If nobody called you, call {phone}</>;

/** To an owner to whom the clinic was to write. */
export const ifNobodyWrote = (phone: ReactNode) => <>If nobody wrote to you, call {phone}</>;

/** What stands before each line of the confirmation. */
export const rowNames = {
  Who: 'Who',
  Where: 'Where',
  What: 'What',
  For: 'For',
  When: 'When',
  Clock: 'Clock',
  Phone: 'Phone',
} as const;

/** Whose clock the time is by: 'India Standard Time'. */
export const clinicsTime = (zone: string) => `The clinic’s time (${zone})`;

/** The day of the visit, before its time: 'Monday 23 Nov 2026,' and then '10:30 AM', on a line of its own where there is no room. */
export const dayBeforeTime = (day: string) => `${day},`;

/** Over what to do before the visit. */
export const beforeTheVisit = 'Before the visit';

export const addToCalendar = 'Add to calendar';

export const print = 'Print';

export const share = 'Share';

/** A button that closes the confirmation. */
export const close = 'Close';

/** The calendar's entry: 'Surgery (Cat)'. */
export const typeWithPet = (type: string, pet: string) => `${type} (${pet})`;

/** In the calendar's entry. */
export const notFixedUntil = (clinic: string) => `Not fixed until ${clinic} has answered you.`;

/** In the calendar's entry, above the ways to do so. */
export const askToChange = 'Ask to change or cancel:';

export const call = (phone: string) => `Call ${phone}`;

export const byWhatsApp = (link: string) => `WhatsApp: ${link}`;

export const byEmail = (link: string) => `E-mail: ${link}`;
