import type { ReactNode } from 'react';
import { plural } from '#src/domain/text/plural.ts';

/** The accessible name of a list without a heading. */
export const clinics = 'Clinics';

/** The accessible name of a list of services. */
export const bookableHere = 'Can be booked here';

export const notBookable = 'Not bookable online';

/** A link; {toClinic} is read out, not shown. */
export const directions = (toClinic: ReactNode) => <>Directions {toClinic}</>;

export const toClinic = (clinic: string) => `to ${clinic}`;

/** A button; {atClinic} is read out, not shown. */
export const bookHere = (atClinic: ReactNode) => <>Book here {atClinic}</>;

export const atClinic = (clinic: string) => `at ${clinic}`;

/** A button; {clinic} is read out, not shown. */
export const callClinic = (clinic: ReactNode) => <>Call {clinic}</>;

/** Without scripts. */
export const bookingNeedsScript = (phone: ReactNode) => (
  <>Booking online needs JavaScript. Call us to book: {phone}.</>
);

/** If the booking system can't be reached. */
export const bookableNotLoaded = 'We could not load what can be booked online.';

export const callForClinicAndTime = (phone: ReactNode) => (
  <>Call us, and we’ll find a clinic and a time together: {phone}.</>
);

export const clinicCount = (count: number) =>
  plural(count, { one: `${count} clinic`, other: `${count} clinics` });

/** After the count, while the stores load. */
export const loadingBookable = ', loading what can be booked…';

export const showAll = (count: number) => `Show all ${count} clinics`;
