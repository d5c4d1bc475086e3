import type { Twin } from '#src/config/twin.ts';
import type { Weekday } from './weekdays.ts';

export type Checked = Twin<
  typeof import('./dateMessages.ts'),
  typeof import('./dateMessages.hi.ts')
>;

export const weekdayNames: Record<Weekday, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

export const shortWeekdayNames: Record<Weekday, string> = {
  Monday: 'सोम',
  Tuesday: 'मंगल',
  Wednesday: 'बुध',
  Thursday: 'गुरु',
  Friday: 'शुक्र',
  Saturday: 'शनि',
  Sunday: 'रवि',
};

export const weekdayPlurals: Record<Weekday, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

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
] as const;

export const shortMonthNames = [
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
] as const;

export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
