import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const weekdayPlural = (weekday: string) => weekday;

export const weekdayNames = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

export const shortWeekday = (weekday: string) => weekday.replace('वार', '');

export const monthNames = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

// 'जुल॰' and 'अक्टू॰' are hard to read.
export const shortMonth = (month: string) => month;

export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;

export const timeOfDay = (clock: string, hour: number) => `${partOfDay(hour)} ${clock} बजे`;

function partOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}

export const hoursFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;

export const hoursFromToUnbroken = (opens: string, closes: string) =>
  `${opens} से ${closes}\u00a0तक`;

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
