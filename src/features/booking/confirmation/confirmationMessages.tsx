import type { ReactNode } from 'react';

/** The heading: the clinic that confirms, and how soon. */
export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} will call {number} to confirm, usually within two hours of opening.
  </>
);

export const rowNames = {
  Who: 'Who',
  Where: 'Where',
  What: 'What',
  For: 'For',
  When: 'When',
  Phone: 'Phone',
} as const;

export const beforeTheVisit = 'Before the visit';

export const addToCalendar = 'Add to calendar';

export const notFixedUntil = (clinic: string, phone: string) =>
  `Not fixed until ${clinic} has answered you. To change or cancel: ${phone}`;
