import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';

/** The name of a list of them without a heading, read out. */
export const clinics = 'Clinics';

/** The name of a list of services, read out. */
export const bookableHere = 'Can be booked here';

/** In a row of the list. */
export const notBookable = 'Not bookable online';

/** A link to the way there; the words in {toPlace} are read out alone. */
export const directions = (toPlace: ReactNode) => <>Directions {toPlace}</>;

/** Read out after 'Directions'. */
export const toPlace = (placeName: string) => `to ${placeName}`;

/** On a button; the words in {atPlace} are read out alone. */
export const bookHere = (atPlace: ReactNode) => <>Book here {atPlace}</>;

/** Read out after 'Book here'. */
export const atPlace = (placeName: string) => `at ${placeName}`;

/** On a button; the name in {placeName} is read out alone. */
export const callPlace = (placeName: ReactNode) => <>Call {placeName}</>;

/** Above the list, in a browser without scripts. */
export const bookingNeedsScript = (phone: ReactNode) => (
  <>Booking online needs JavaScript. Call us to book: {phone}.</>
);

/** After '18 clinics', until it is known. */
export const loadingBookable = ', loading what can be booked…';

/** Above the list, where the booking system can't be reached. */
export const bookableNotLoaded = 'We could not load what can be booked online.';

/** Under the list, where the booking system can't be reached. */
export const callForPlaceAndTime = (phone: ReactNode) => (
  <>Call us, and we’ll find a clinic and a time together: {phone}.</>
);

/** Above the list: how many it holds. */
export const countPlaces = (count: number) =>
  plural(count, { one: `${count} clinic`, other: `${count} clinics` });

/** On the button under a list that shows some of them. */
export const showAll = (count: number) => `Show all ${count} clinics`;
