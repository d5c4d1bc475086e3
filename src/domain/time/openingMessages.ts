/* Opening hours in words. `hours` are such as '8 AM to 8 PM'. */

/** Hours on one line. */
export const fromTo = (opens: string, closes: string) => `${opens}\u00a0to\u00a0${closes}`;

/** A whole week without hours. */
export const closed = 'Closed';

/** A week in which all days are alike. */
export const everyDay = (hours: string) => `Every day, ${hours}`;

/** Days that follow each other: 'Mon to Fri'. */
export const daysInARow = (first: string, last: string) => `${first} to ${last}`;

/** 'Mon to Fri 8 AM to 8 PM' */
export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

/** 'Sun closed' */
export const daysClosed = (days: string) => `${days} closed`;

/** The state now. */
export const openNow = (closes: string) => `Open now, until ${closes}`;

/** The state now, where nobody knows when it opens. */
export const closedNow = 'Closed now';

/** The state now: it opens later today. */
export const closedUntil = (time: string) => `Closed until ${time}`;

export const closedUntilTomorrow = (time: string) => `Closed until ${time} tomorrow`;

export const closedUntilDay = (time: string, weekday: string) =>
  `Closed until ${time} on ${weekday}`;
