import { z } from 'zod';
import type { BookingRules } from '#src/domain/bookingSetup.ts';
import { group, listOf, shown, text, wanted, wholeNumber, yesOrNo } from './kinds.ts';

const code = wanted(
  'country code',
  'Write its digits in quotes and without the plus, for example "91".',
);

const mobile = group({
  countryCode: z.string(code).regex(/^[1-9]\d{0,3}$/, code),
  digits: wholeNumber(4, 15).describe('How many an owner types in.'),
  leadingZero: yesOrNo.describe(
    'true where numbers begin with a 0 that is left out after the country’s code.',
  ),
  hint: text.describe('Beside the field.'),
}).superRefine(({ hint, digits }, context) => {
  const said = /\d+/.exec(hint)?.[0];
  if (said && Number(said) !== digits)
    context.addIssue({
      code: 'custom',
      path: ['hint'],
      message: `${shown(hint)} says another number than digits: ${digits}. Make both the same.`,
    });
});

const required = group({
  name: yesOrNo,
  mobileNumber: yesOrNo,
  email: yesOrNo,
  petType: yesOrNo,
  comments: yesOrNo,
}).superRefine(({ mobileNumber, email }, context) => {
  if (!mobileNumber && !email)
    context.addIssue({
      code: 'custom',
      path: ['mobileNumber'],
      message:
        'neither a mobile number nor an e-mail address is needed, so nobody could answer. Write true for one of them.',
    });
});

export const rulesSchema: z.ZodType<BookingRules> = group({
  mobile: mobile.describe('Mobile numbers of your country.'),
  required: required.describe('false: an owner may leave it empty.'),
  petTypes: listOf(text.meta({ untranslated: true })).refine(
    (types) => types.length > 0 && new Set(types).size === types.length,
    {
      error: 'needs at least one kind of pet, and none twice.',
    },
  ),
  slotMinutes: wholeNumber(5, 720).describe('From one time to the next; a visit is as long.'),
  noticeMinutes: wholeNumber(0, 43_200).describe('From now to the first time that is offered.'),
  daysAhead: wholeNumber(0, 1000).describe('How many days ahead one can book; 0 is no limit.'),
  beforeVisit: listOf(text).describe('What the confirmation asks for before a visit.'),
});
