import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./hoursMessages.ts'),
  typeof import('./hoursMessages.hi.ts')
>;

export const closed = 'बंद';

export const open24Hours = '24 घंटे खुला';

export const open24HoursInLine = '24 घंटे खुला';

export const everyDay = (hours: string) => `हर दिन, ${hours}`;

export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

export const hoursOnDaysInARow = (days: string, hours: string) => `${days} ${hours}`;

export const daysInARow = (first: string, last: string) => `${first} से ${last}`;

export const daysClosed = (days: string) => `${days} बंद`;

export const closedOnDays = (days: string) => `${days} को बंद`;

export const closedOnDaysInARow = (days: string) => `${days} बंद`;

export const fromHours = (hours: string) => hours;

export const between = (opens: string, closes: string) => `${opens} से ${closes} के बीच`;

export const until = (time: string) => `${time} तक`;

export const at = (time: string) => time;

export const atAnyHour = 'किसी भी समय';

export const atNoTime = 'कभी नहीं';

export const openNow = (howLong: string) => `अभी खुला है, ${howLong}`;

export const dayAndNight = 'दिन-रात';

export const closedNow = 'अभी बंद है';

export const closedUntil = (time: string) => `${time} तक बंद`;

export const tomorrowAt = (time: string) => `कल ${time}`;

export const onWeekdayAt = (time: string, weekday: string) => `${weekday} ${time}`;

export const onDateAt = (time: string, date: string) => `${date}, ${time}`;
