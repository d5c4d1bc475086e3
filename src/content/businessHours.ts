import * as english from '#content/hours.ts';
import * as hindi from '#content/hours.hi.ts';
import { businessHoursOf } from '#src/domain/businessHours.ts';

/** The hours of the business, in the language that is built. */
export const hours = businessHoursOf(import.meta.env?.SITE_LANGUAGE === 'hi' ? hindi : english);
