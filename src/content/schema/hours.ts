import { z } from 'zod';
import { isRealDate } from '#src/domain/clock.ts';
import {
  type BusinessHours,
  isDayAndNight,
  joinTouching,
  sameHours,
  wholeDay,
} from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import { date, group, listOf, oncePer, shown, text, time } from './kinds.ts';
import { timeZone } from './timeZone.ts';

type Context = z.RefinementCtx;

function complain(context: Context, path: PropertyKey[], message: string, isWarning = false) {
  context.addIssue({ code: 'custom', path, message, params: { isWarning } });
}

const minutes = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));

/** A night's shift is no longer. What would be is most likely a slip: 9 to 7 instead of 9 to 19. */
const longestNight = 14 * 60;

/** The hours from one time to another. They may pass midnight. */
const range = group({ opens: time, closes: time }).superRefine(({ opens, closes }, context) => {
  const length = minutes(closes) - minutes(opens);
  if (length === 0 && opens !== '00:00')
    complain(
      context,
      ['closes'],
      `${shown(closes)} is when it opens. For the whole day write 00:00 to 00:00.`,
    );
  if (length < 0 && length + 1440 > longestNight)
    complain(
      context,
      ['closes'],
      `${shown(closes)} is before ${shown(opens)}, so this would last until the next day. Write the hours after noon as 13:00 to 23:59; for a day and its night two ranges, the second from where the first closes.`,
    );
});

/** The first and the last of the times that can be chosen. */
const slotRange = group({ first: time, last: time }).superRefine(({ first, last }, context) => {
  if (last < first)
    complain(
      context,
      ['last'],
      `${shown(last)} is before ${shown(first)}. The last time is on the same day; write the hours after noon as 13:00 to 23:59.`,
    );
});

type Stretch = [from: number, to: number];

/** The ranges of a day, which may touch but not overlap. */
function dayOf<Range extends z.ZodType>(one: Range, stretchOf: (of: z.infer<Range>) => Stretch) {
  return listOf(one).superRefine((ranges, context) => {
    const stretches = ranges.map(stretchOf).toSorted(([a], [b]) => a - b);
    for (const [index, [from]] of stretches.entries())
      if (index > 0 && from < stretches[index - 1]![1])
        complain(
          context,
          [index],
          'two ranges of this day overlap. Let one end before the next begins.',
        );
  });
}

/** A week of ranges, a day closed that has none. `stretchOf` gives a range's minutes of its day; what overlaps on a day is refused. */
function week<Range extends z.ZodType>(
  one: Range,
  stretchOf: (of: z.infer<Range>) => Stretch,
  nothing?: string,
) {
  const day = dayOf(one, stretchOf).optional();
  const days = Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Day, typeof day>;
  return group({ daily: day.describe('Every day that is not named.'), ...days })
    .superRefine((given, context) => {
      if (nothing && !Object.values(given).some((ranges) => ranges?.length))
        complain(context, [], nothing);
    })
    .transform(({ daily = [], ...named }) => {
      const hours = weekdays.map((name) => [name, named[name] ?? daily] as const);
      return Object.fromEntries(hours.filter(([, ranges]) => ranges.length > 0));
    });
}

type Day = (typeof weekdays)[number];

function stretchOfRange({ opens, closes }: z.infer<typeof range>): Stretch {
  const [from, to] = [minutes(opens), minutes(closes)];
  return [from, to <= from ? to + 1440 : to];
}

const rangeWeek = (nothing?: string) =>
  week(range, stretchOfRange, nothing).transform(joinTouching);

/** As people say them: ranges that touch are one here too, and those that go round the clock the whole day. */
const holidayRanges = dayOf(range, stretchOfRange).transform((ranges) =>
  isDayAndNight(sameHours(ranges)) ? [wholeDay] : (joinTouching({ Monday: ranges }).Monday ?? []),
);

const holiday = group({ date, name: text, ranges: holidayRanges.optional() }).superRefine(
  ({ date: day }, context) => {
    if (isRealDate(day) && Number(day.slice(0, 4)) < new Date().getFullYear())
      complain(
        context,
        ['date'],
        `${shown(day)} is in a year that is over. Write this year’s, or take the holiday out.`,
        true,
      );
  },
);

const holidays = oncePer(
  listOf(holiday),
  'date',
  (day) => `${shown(day)} is there twice. Keep one of the two.`,
);

/** A clinic's own, where they differ. The site gets them whole. */
export const openingHoursSchema = group({
  week: rangeWeek(
    'no day has hours. Write at least one, for example Monday: [{ opens: "09:00", closes: "18:00" }].',
  )
    .optional()
    .describe(
      'When it is open. Without it: as long as emergencies are taken (hours.yaml), or the phone is answered where none are.',
    ),
  phone: rangeWeek(
    'nobody answers this clinic’s phone on any day. Write at least one day, or leave the field out: then the phone’s hours of hours.yaml hold.',
  )
    .optional()
    .describe('When its own phone is answered. Without it: the hours of hours.yaml.'),
  emergency: rangeWeek()
    .optional()
    .describe(
      'When it takes emergencies; `daily: []` is never. Without it: the hours of hours.yaml, if it is open for all of them, otherwise never.',
    ),
  holidays: holidays.optional().describe('Its own, besides those of all clinics (hours.yaml).'),
  timeZone: timeZone
    .optional()
    .describe("The clinic's time zone, if it differs from the business's."),
});

export const hoursSchema: z.ZodType<BusinessHours> = group({
  timeZone: timeZone.describe('The clock that all hours go by, wherever the visitor is.'),
  phone: rangeWeek(
    'nobody answers the phone on any day. Write at least one day with hours.',
  ).describe('When somebody answers the phone.'),
  emergency: rangeWeek().describe(
    'When the hospitals take emergencies; `daily: []` where nobody does.',
  ),
  bookable: week(
    slotRange,
    ({ first, last }) => [minutes(first), minutes(last) + 1],
    'no day can be booked. Write at least one, for example Monday: [{ first: "10:00", last: "17:30" }].',
  ).describe('The times that the booking form offers: the first and the last that can be chosen.'),
  holidays: holidays.describe(
    'Days off, every clinic’s; with ranges a short day, at the clinics that are open on it anyway.',
  ),
  footer: text
    .optional()
    .describe('How the footer writes the phone’s hours, in English. Without it: as all pages do.')
    .meta({ untranslated: true }),
}).superRefine(({ footer, phone }, context) => {
  if (!footer) return;
  const said = plainHours(footer);
  const meant = weekWords(phone).text.replaceAll('\u00a0', ' ');
  if (said !== meant)
    complain(
      context,
      ['footer'],
      `${shown(footer)} says something else than the phone’s hours, ${meant}. Change it, or take it out.`,
    );
});

/** '9:30AM to 7:00 PM' → '9:30 AM to 7 PM' */
function plainHours(hours: string): string {
  return hours.replaceAll(
    /(\d+)(?::(\d\d))? ?([AP]M)/g,
    (_, hour: string, minute = '00', half: string) =>
      `${Number(hour)}${minute === '00' ? '' : `:${minute}`} ${half}`,
  );
}
