import { z } from 'zod';
import {
  type BusinessHours,
  isDayAndNight,
  joinTouching,
  sameHours,
  wholeDay,
} from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import { date, oncePer, text, time } from './kinds.ts';
import { timeZone } from './timeZone.ts';

const minutes = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));

/** A night's shift is no longer. What would be is most likely a slip: 9 to 7 instead of 9 to 19. */
const longestNight = 14 * 60;

/** The hours from one time to another. They may pass midnight. */
const range = z.strictObject({ opens: time, closes: time }).refine(({ opens, closes }) => {
  const length = minutes(closes) - minutes(opens);
  if (length === 0) return opens === '00:00';
  return length > 0 || length + 1440 <= longestNight;
}, 'Closes before it opens');

/** The first and the last of the times that can be chosen. */
const slotRange = z
  .strictObject({ first: time, last: time })
  .refine(({ first, last }) => first <= last, 'The last time is before the first');

type Stretch = [from: number, to: number];

/** The ranges of a day, which may touch but not overlap. */
function dayOf<Range extends z.ZodType>(one: Range, stretchOf: (of: z.infer<Range>) => Stretch) {
  return z.array(one).refine((ranges) => {
    const stretches = ranges.map(stretchOf).toSorted(([a], [b]) => a - b);
    return stretches.every(([from], index) => index === 0 || from >= stretches[index - 1]![1]);
  }, 'Two ranges of a day overlap');
}

/** A week of ranges, a day closed that has none. `stretchOf` gives a range's minutes of its day; what overlaps on a day is refused. */
function week<Range extends z.ZodType>(one: Range, stretchOf: (of: z.infer<Range>) => Stretch) {
  const day = dayOf(one, stretchOf).optional();
  const days = Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Day, typeof day>;
  return z.strictObject({ daily: day, ...days }).transform(({ daily = [], ...named }) => {
    const hours = weekdays.map((name) => [name, named[name] ?? daily] as const);
    return Object.fromEntries(hours.filter(([, ranges]) => ranges.length > 0));
  });
}

type Day = (typeof weekdays)[number];

function stretchOfRange({ opens, closes }: z.infer<typeof range>): Stretch {
  const [from, to] = [minutes(opens), minutes(closes)];
  return [from, to <= from ? to + 1440 : to];
}

const rangeWeek = week(range, stretchOfRange).transform(joinTouching);

/** As people say them: ranges that touch are one here too, and those that go round the clock the whole day. */
const holidayRanges = dayOf(range, stretchOfRange).transform((ranges) =>
  isDayAndNight(sameHours(ranges)) ? [wholeDay] : (joinTouching({ Monday: ranges }).Monday ?? []),
);

const holidays = oncePer(
  z.array(z.strictObject({ date, name: text, ranges: holidayRanges.optional() })),
  'date',
);

/** A clinic's own, where they differ. The site gets them whole. */
export const openingHoursSchema = z.strictObject({
  week: rangeWeek.optional(),
  phone: rangeWeek.optional(),
  emergency: rangeWeek.optional(),
  holidays: holidays.optional(),
  timeZone: timeZone.optional(),
});

export const hoursSchema: z.ZodType<BusinessHours> = z
  .strictObject({
    timeZone,
    phone: rangeWeek,
    emergency: rangeWeek,
    bookable: week(slotRange, ({ first, last }) => [minutes(first), minutes(last) + 1]),
    holidays,
    footer: text.optional().meta({ untranslated: true }),
  })
  .refine(
    ({ footer, phone }) =>
      !footer || plainHours(footer) === weekWords(phone).text.replaceAll('\u00a0', ' '),
    'The footer says other hours than the phone has',
  );

/** '9:30AM to 7:00 PM' → '9:30 AM to 7 PM' */
function plainHours(hours: string): string {
  return hours.replaceAll(
    /(\d+)(?::(\d\d))? ?([AP]M)/g,
    (_, hour: string, minute = '00', half: string) =>
      `${Number(hour)}${minute === '00' ? '' : `:${minute}`} ${half}`,
  );
}
