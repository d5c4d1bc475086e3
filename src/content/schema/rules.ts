import { z } from 'zod';
import type { BookingRules } from '#src/domain/bookingSetup.ts';
import { text, wholeNumber } from './kinds.ts';

const mobile = z.strictObject({
  countryCode: z.string().regex(/^[1-9]\d{0,3}$/),
  digits: wholeNumber(4, 15),
  leadingZero: z.boolean(),
  hint: text,
});

const required = z.strictObject({
  name: z.boolean(),
  mobileNumber: z.boolean(),
  email: z.boolean(),
  petType: z.boolean(),
  comments: z.boolean(),
});

export const rulesSchema: z.ZodType<BookingRules> = z.strictObject({
  mobile,
  required,
  petTypes: z.array(text.meta({ untranslated: true })).min(1),
  slotMinutes: wholeNumber(5, 720),
  noticeMinutes: wholeNumber(0, 43_200),
  daysAhead: wholeNumber(0, 1000),
  beforeVisit: z.array(text),
});
