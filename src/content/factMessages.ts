import type { BookingRules } from '#src/domain/bookingSetup.ts';

/** '30+ stores' */
export const storeCount = (stores: string) => `${stores} stores`;
/** Follows '30+ stores, '. */
export const clinicsAmong = (count: string) => `${count} of them clinics`;
/** What /privacy calls the answers that a business may do without. */
export const answers: Record<keyof BookingRules['required'], string> = {
  name: 'the name',
  mobileNumber: 'the mobile number',
  email: 'the e-mail address',
  petType: 'the type of pet',
  comments: 'the comments',
};
/** On /privacy, after the list of what the booking form asks. */
export const needsAll = 'A booking needs all of them.';
/** The same, where some may be left empty: 'the comments'. */
export const needsAllBut = (optional: string) => `A booking needs all of them but ${optional}.`;
