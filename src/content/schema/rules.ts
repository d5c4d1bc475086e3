import { z } from 'zod';
import type { BookingRules } from '#src/domain/bookingSetup.ts';
import { text, wholeNumber } from './kinds.ts';

const mobile = z.strictObject({
  countryCode: z.string().regex(/^[1-9]\d{0,3}$/),
  digits: wholeNumber(4, 15),
  hint: text,
});

export const rulesSchema: z.ZodType<BookingRules> = z.strictObject({
  mobile,
  petTypes: z.array(text.meta({ untranslated: true })).min(1),
  slotMinutes: wholeNumber(5, 720),
  beforeVisit: z.array(text),
});
