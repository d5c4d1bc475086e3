import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./openingMessages.ts'),
  typeof import('./openingMessages.hi.ts')
>;

export const fromTo = (opens: string, closes: string) => `${opens} से ${closes}\u00a0तक`;

export const closed = 'बंद';

export const everyDay = (hours: string) => `हर दिन, ${hours}`;

export const daysInARow = (first: string, last: string) => `${first} से ${last}`;

export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

export const daysClosed = (days: string) => `${days} बंद`;

export const openNow = (closes: string) => `अभी खुला है, ${closes}\u00a0तक`;

export const closedNow = 'अभी बंद है';

export const closedUntil = (time: string) => `${time} तक बंद`;

export const closedUntilTomorrow = (time: string) => `कल ${time} तक बंद`;

export const closedUntilDay = (time: string, weekday: string) => `${weekday} ${time} तक बंद`;
