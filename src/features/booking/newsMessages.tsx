import type { ReactNode } from 'react';

/*
 * How a booking ended, told on whichever page its sender is by then: after 'Appointment booked successfully!' or 'There was a
 * problem booking your appointment. Please try again.' 'Desk' is said to the staff.
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

/** To the staff, before `orCallDesk`. */
export const typedIsInFormDesk = 'What you typed is in ‘Enter a booking’';

/** To the staff, before `orCallDesk`, where the form has been emptied meanwhile. */
export const formIsEmptyDesk = 'The form is under ‘Enter a booking’';

/** To the staff. */
export const orCallDesk = (phone: ReactNode) => <>. You can also call {phone}</>;
