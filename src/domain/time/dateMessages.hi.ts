import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./dateMessages.ts'),
  typeof import('./dateMessages.hi.ts')
>;

export const everyWeek = (weekday: string) => weekday;

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
