import type { ReactNode } from 'react';

/* The confirmation of a booking, and the calendar's entry. */

/** The heading: who confirms the visit, and how soon. */
export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} will call {number} to confirm, usually within two hours of opening.
  </>
);

/** The names of the confirmation's lines. */
export const rowNames = {
  Who: 'Who',
  Where: 'Where',
  What: 'What',
  For: 'For',
  When: 'When',
  Phone: 'Phone',
} as const;

/** Above the preparation. */
export const beforeTheVisit = 'Before the visit';

export const addToCalendar = 'Add to calendar';

/** In the calendar's entry. */
export const notFixedUntil = (clinic: string, phone: string) =>
  `Not fixed until ${clinic} has answered you. To change or cancel: ${phone}`;
