import { z } from 'zod';
import { shown, wanted } from './kinds.ts';
import { nearest } from './nearest.ts';

/** Names that tools still list under an older spelling, though browsers know both. */
const newerNames = [
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
];

const remedy = 'Write its IANA name, Region/City, for example Asia/Kolkata.';

/** The name of a time zone that browsers know: 'Asia/Kolkata'. Not an abbreviation, which several countries share. */
export const timeZone = z
  .string(wanted('time zone', remedy))
  .refine(isTimeZone, {
    error: ({ input }) => `${shown(input)} is no time zone. ${suggestion(String(input))}`,
  })
  .meta({ untranslated: true });

function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function suggestion(name: string): string {
  const names = [...newerNames, ...Intl.supportedValuesOf('timeZone')];
  const near = names.find((each) => each.endsWith(`/${name}`)) ?? nearest(name, names);
  return near ? `Did you mean ${near}?` : remedy;
}
