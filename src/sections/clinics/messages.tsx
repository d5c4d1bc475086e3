import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';

/** The name of a list of them without a heading, read out. */
export const clinics = 'Clinics';

/** The heading over those whose city is not known. */
export const morePlaces = 'More clinics';

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

/** In place of the list, until it has come. */
export const callForRightPlace = (phone: ReactNode) => (
  <>Call us, and we’ll find the right clinic: {phone}.</>
);

/** In place of the list, where none offers what is needed. */
export const callForWay = (phone: ReactNode) => <>Call us, and we’ll find a way: {phone}.</>;

/** The label of a list of cities. */
export const city = 'City';

/** The first entry of this list. */
export const allCities = 'All cities';

/** Above the list: how many it holds. */
export const countPlaces = (count: number) =>
  plural(count, { one: `${count} clinic`, other: `${count} clinics` });

/** Above the list: how many of them it shows. */
export const foundOf = (found: number, count: number) =>
  plural(count, { one: `${found} of ${count} clinic`, other: `${found} of ${count} clinics` });

/** Above the list: how many of them offer what is needed; {need} is 'Grooming'. */
export const foundOfFor = (found: number, count: number, need: string) =>
  plural(count, {
    one: `${found} of ${count} clinic for ${need}`,
    other: `${found} of ${count} clinics for ${need}`,
  });

/** Above the list; {need} is 'Grooming'. */
export const noneTakes = (need: string) =>
  `None of these clinics takes bookings for ${need} at the moment.`;

/** Above the list, and in a list to choose from, until it has come. */
export const loadingPlaces = 'Loading the clinics…';

/** On the button under a list that shows some of them. */
export const showAll = (count: number) => `Show all ${count} clinics`;

/** On a button; {area} is a part of a city. */
export const bookOrCallArea = (area: string) => `Book or call ${area}`;

/** The name of a section, read out. */
export const locationsAndHours = 'Locations, hours and emergencies';

/** In a list to choose from, before anything is chosen. */
export const selectLocation = 'Select Location';

/** The same, until the list has come. */
export const loadingLocations = 'Loading clinics…';

/** The same, where it could not be loaded. */
export const listUnavailable = 'List unavailable';

/** In this list, of one that takes no bookings online. */
export const bookByPhone = (placeName: string) => `${placeName}, book by phone`;

/** Under this list. */
export const listNotLoaded =
  'The list of clinics did not load. You can still call us, or try the booking form.';
