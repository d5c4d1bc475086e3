import type { ReactNode } from 'react';

/* Where to go in an emergency. Times are such as '9 AM'. */

/** From 9 AM to 9 PM, in a city with a hospital; its number follows. */
export const comeNow = (hospital: string, closes: string) =>
  `Come straight to ${hospital}, until ${closes}`;

/** The same without a clock. */
export const comeBetween = (opens: string, closes: string, hospital: string) =>
  `From ${opens} to ${closes} come straight to ${hospital}`;

export const atNight = 'At night go to the nearest 24-hour animal hospital.';

/** From 9 AM to 9 PM, where nobody knows the city; the hospitals follow. */
export const openNowCome = (closes: string) =>
  `Open for emergencies now, until ${closes}. Come straight in:`;

/** The same without a clock. */
export const comeBetweenTo = (opens: string, closes: string) =>
  `We take emergencies from ${opens} to ${closes}. Come straight in:`;

export const hospitalIn = (hospital: string, city: string) => `${hospital} in ${city}`;

export const inOtherCity = 'In any other city go to the nearest 24-hour animal hospital.';

export const atNightOrInOtherCity =
  'At night, and in any other city, go to the nearest 24-hour animal hospital.';

/** In a city without a hospital, while the business's phone is answered. */
export const noneInButAdvice = (city: string, phone: ReactNode, hours: string) => (
  <>
    We take no emergencies in {city}. Go to the nearest 24-hour animal hospital now; for advice call{' '}
    {phone}, {hours}.
  </>
);

export const noneIn = (city: string) =>
  `We take no emergencies in ${city}. Go to the nearest 24-hour animal hospital now.`;

/** From 9 PM to 9 AM. */
export const goToNearest = 'Go to the nearest 24-hour animal hospital now.';

export const openAgain = (opens: string) => `We take emergencies again from ${opens}.`;

/** Above where to go. */
export const emergency = 'Emergency?';

/** Above the hospitals' cities and numbers. */
export const comeInNow = (closes: string) => `Emergency? Come straight in, until ${closes}`;

/** The same without a clock. */
export const comeIn = (hours: string) => `Emergency? Come in, ${hours}`;

/** Below them. */
export const elsewhere = 'Elsewhere: the nearest 24-hour animal hospital';

/** In a line by itself: what holds now. */
export const openNow = (closes: string) => `Open for emergencies now, until ${closes}`;

export const closedNow = (opens: string) => `Closed for emergencies until ${opens}`;

export const noneInCity = (city: string) => `No emergencies in ${city}`;

/** Until the clock is known: 'Emergency care 9 AM to 9 PM'. */
export const takenBetween = (hours: string) => `Emergency care ${hours}`;
