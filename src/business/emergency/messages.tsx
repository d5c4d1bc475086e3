import type { ReactNode } from 'react';

/* Emergency advice; times are such as '9 AM'. */

/** While the city's hospital is open; its number follows. */
export const comeNow = (hospital: string, closes: string) =>
  `Come straight to ${hospital}, until ${closes}`;

/** Without a clock. */
export const comeBetween = (hospital: string, opens: string, closes: string) =>
  `From ${opens} to ${closes} come straight to ${hospital}`;

export const atNight = 'At night go to the nearest 24-hour animal hospital.';

/** While the hospitals are open and the city is unknown; all numbers follow. */
export const openNowCome = (closes: string) =>
  `Open for emergencies now, until ${closes}. Come straight in:`;

/** Without a clock. */
export const comeBetweenTo = (opens: string, closes: string) =>
  `We take emergencies from ${opens} to ${closes}. Come straight in:`;

export const hospitalIn = (hospital: string, city: string) => `${hospital} in ${city}`;

export const inOtherCity = 'In any other city go to the nearest 24-hour animal hospital.';

export const atNightOrInOtherCity =
  'At night, and in any other city, go to the nearest 24-hour animal hospital.';

/** In a city without a hospital, during phone hours. */
export const noneInButAdvice = (city: string, phone: ReactNode, hours: string) => (
  <>
    We take no emergencies in {city}. Go to the nearest 24-hour animal hospital now; for advice call{' '}
    {phone}, {hours}.
  </>
);

export const noneIn = (city: string) =>
  `We take no emergencies in ${city}. Go to the nearest 24-hour animal hospital now.`;

export const goToNearest = 'Go to the nearest 24-hour animal hospital now.';

export const openAgain = (opens: string) => `We take emergencies again from ${opens}.`;

export const emergency = 'Emergency?';

export const comeInNow = (closes: string) => `Emergency? Come straight in, until ${closes}`;

/** Without a clock. */
export const comeIn = (hours: string) => `Emergency? Come in, ${hours}`;

export const elsewhere = 'Elsewhere: the nearest 24-hour animal hospital';

export const openNow = (closes: string) => `Open for emergencies now, until ${closes}`;

export const closedNow = (opens: string) => `Closed for emergencies until ${opens}`;

export const noneInCity = (city: string) => `No emergencies in ${city}`;

/** Without a clock. */
export const takenBetween = (hours: string) => `Emergency care ${hours}`;
