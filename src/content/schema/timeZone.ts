import { z } from 'zod';

/** The name of a time zone that browsers know: 'Asia/Kolkata'. Not an abbreviation, which several countries share. */
export const timeZone = z.string().refine(isTimeZone, 'No time zone').meta({ untranslated: true });

function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
