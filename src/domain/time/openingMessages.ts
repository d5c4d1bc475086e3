export const fromTo = (opens: string, closes: string) => `${opens}\u00a0to\u00a0${closes}`;

export const closed = 'Closed';

export const everyDay = (hours: string) => `Every day, ${hours}`;

export const daysInARow = (first: string, last: string) => `${first} to ${last}`;

export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

export const daysClosed = (days: string) => `${days} closed`;

export const openNow = (closes: string) => `Open now, until ${closes}`;

export const closedNow = 'Closed now';

export const closedUntil = (time: string) => `Closed until ${time}`;

export const closedUntilTomorrow = (time: string) => `Closed until ${time} tomorrow`;

export const closedUntilDay = (time: string, weekday: string) =>
  `Closed until ${time} on ${weekday}`;
