import type { ReactNode } from 'react';

/*
 * How a booking ended, told on whichever page its sender is by then: after 'Appointment booked successfully!' or 'There was a
 * problem booking your appointment. Please try again.'
 */

/** A link to the confirmation. */
export const seeWhatYouAskedFor = 'See what you asked for';

/** The link within the sentences below. */
export const backToTheForm = 'Back to the form';

export const typedIsInForm = (backToForm: ReactNode, phone: ReactNode) => (
  <>
    {backToForm}: what you typed is in it. You can also call {phone}
  </>
);
