import type { ReactNode } from 'react';

/* The confirmation of a booking, and what its owner takes along: the calendar's entry. */

/** The heading: who confirms the visit that was asked for, and how soon. */
export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} will call {number} to confirm, usually within two hours of opening.
  </>
);

/** What stands before each line of the confirmation. */
export const rowNames = {
  Who: 'Who',
  Where: 'Where',
  What: 'What',
  For: 'For',
  When: 'When',
  Phone: 'Phone',
} as const;

/** The day of the visit, before its time: 'Monday 23 Nov 2026,' and then '10:30 AM', on a line of its own where there is no room. */
export const dayBeforeTime = (day: string) => `${day},`;

/** Over what to do before the visit. */
export const beforeTheVisit = 'Before the visit';

export const addToCalendar = 'Add to calendar';

/** The calendar's entry: 'Surgery (Cat)'. */
export const typeWithPet = (type: string, pet: string) => `${type} (${pet})`;

/** In the calendar's entry. */
export const notFixedUntil = (clinic: string, phone: string) =>
  `Not fixed until ${clinic} has answered you. To change or cancel: ${phone}`;

/** The day of a visit: 'Monday 23 Nov 2026'. */
export const dayOfVisit = (weekday: string, date: string) => `${weekday} ${date}`;
