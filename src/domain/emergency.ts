import { type Clinic, emergencyPlaces } from './clinics.ts';
import { timeAt } from './clock.ts';
import type { Phone } from './contactLinks.ts';
import {
  type BusinessHours,
  type ClinicTimes,
  daysOffOf,
  type Holiday,
  hoursKey,
  hoursWithin,
  onOneLine,
  openMinutes,
  openStateAt,
  type OpeningHours,
  sameHours,
  spansOfRanges,
  type TimeRange,
  timeText,
  untilText,
  type Week,
} from './openingHours.ts';
import type { ClockTime } from './types.ts';
import { weekdays } from './weekdays.ts';
import { weekdayName } from './dayNames.ts';
import * as messages from './emergencyMessages.ts';
import { atAnyHour, fromHours } from './hoursMessages.ts';
import { and, comma } from './listMessages.ts';
import { listOf } from './listOf.ts';
import { hoursFromTo } from './timeMessages.ts';
import { clockOf, type PartOfDay, partOfDay } from './timeOfDay.ts';
import { nonBreaking, onDays, weekWords } from './weekWords.ts';

/** Minutes since midnight, or since Monday's, [from, to). `to` is below `from` where they pass the end; both equal: all of them. */
type Span = [from: number, to: number];

const dayMinutes = 24 * 60;

/** What an adviser has to know of a clinic. */
export type EmergencyClinic = Pick<Clinic, 'area' | 'city' | 'phone' | 'hours'>;

/** A sentence, with the number that it ends with. */
export type EmergencyLine = string | { text: string; phone: Phone };

interface EmergencyFacts {
  /** When the hospitals take emergencies. */
  hospitals: Week;
  /** Where they are: 'Indiranagar or Bandra West'. Left out: 'one of our hospitals'. */
  places?: string;
  /** Some clinics are in cities where none takes emergencies. */
  hasOtherCities?: boolean;
  /** There are days on which the hospitals are closed, or short. */
  hasDaysOff?: boolean;
  /** Who takes them at other times: 'the nearest 24-hour animal hospital'. */
  elsewhere: string;
}

/**
 * What to do in an emergency, in two lines at most: when to call and come, and whom to call otherwise. Together they cover the
 * week (docs/product.md, section 9: emergencies).
 */
export function emergencyAdvice({
  hospitals,
  places = messages.oneOfOurHospitals,
  hasOtherCities = false,
  hasDaysOff = false,
  elsewhere,
}: EmergencyFacts): string[] {
  const open = [...openMinutes(hospitals)].map(Boolean);
  const isDaily = open.every((isOpen, minute) => isOpen === open[minute % dayMinutes]);
  const [there, away] = spansByState(isDaily ? open.slice(0, dayMinutes) : open);
  const times = isDaily ? dayWords(there) : weekWordsOf(there);
  const otherTimes = isDaily ? dayWords(away) : messages.atAllOtherTimes;
  return said([
    withCapital(messages.callThenComeTo(times, places)),
    elsewhereLine({ away: otherTimes, hasDaysOff, hasOtherCities, elsewhere }),
  ]);
}

/** The words without those that don't hold. */
function said(words: readonly (string | false | undefined)[]): string[] {
  return words.filter((each): each is string => Boolean(each));
}

/** A sentence that begins with a phrase. Scripts without capitals stay as they are. */
function withCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Elsewhere = Pick<EmergencyFacts, 'hasDaysOff' | 'hasOtherCities' | 'elsewhere'> & {
  away: string | undefined;
};

/** 'From 9 PM to 9 AM, on days off, and in any other city, call …'; '' where the hospitals are always there. */
function elsewhereLine({ away, hasDaysOff, hasOtherCities, elsewhere }: Elsewhere): string {
  const [first, ...others] = said([
    away,
    hasDaysOff && messages.onDaysOff,
    hasOtherCities && messages.inAnyOtherCity,
  ]);
  if (!first) return '';
  const last = others.pop();
  const start = others.reduce(comma, first);
  const cases = last ? messages.lastCase(start, last) : start;
  return withCapital(messages.callElsewhere(cases, elsewhere));
}

/** What to do in an emergency, a sentence each: on most days, and on dates (YYYY-MM-DD, by the clinics' clock) on which the hospitals are closed. */
export interface EmergencyWords {
  usual: readonly EmergencyLine[];
  onDates: Readonly<Record<string, readonly string[]>>;
  timeZone: string;
  /** What holds now, where the clinics differ. */
  now?: EmergencyNow | undefined;
  /** What holds now for somebody in a city. */
  inCity?: EmergencyNow | undefined;
}

/** A clock by its zone; by the business's where a clinic has none of its own. */
export type EmergencyClock = (timeZone?: string) => ClockTime;

type EmergencyNow = (clock: EmergencyClock, city?: string) => readonly EmergencyLine[];

interface Emergency {
  clinics: readonly EmergencyClinic[];
  business: Pick<BusinessHours, 'timeZone' | 'phone' | 'emergency' | 'holidays'>;
  elsewhere: string;
}

/** What two clinics have to share for the same sentences to hold of both. */
function factsOf({ hours: { emergency, phone, holidays, timeZone } }: EmergencyClinic): string {
  return JSON.stringify([emergency, phone, holidays, timeZone]);
}

/**
 * What the site says wherever it speaks of emergencies: the week in two lines where all clinics that take them are alike, otherwise
 * each clinic's own hours, and by the clock what holds now.
 */
export function emergencyWords(facts: Emergency): EmergencyWords {
  const { clinics, business, elsewhere } = facts;
  const taking = clinics.filter(({ hours }) => hours.emergency);
  const [first] = taking;
  const isAlike = taking.every(
    (clinic) => !clinic.hours.phone && factsOf(clinic) === factsOf(first!),
  );
  const hasDaysOff = closesOnDaysOff(clinics, business);
  const hasOtherCities =
    taking.length > 0 && clinics.some(({ city }) => taking.every((other) => other.city !== city));
  if (!first && !Object.keys(business.emergency).length)
    return {
      usual: [messages.noneTakes(elsewhere)],
      onDates: {},
      timeZone: business.timeZone,
    };
  const now = emergencyNow(facts);
  const places = emergencyPlaces(clinics);
  if (!isAlike)
    return {
      usual: [
        ...taking.map(({ area, city, hours, phone }) => ({
          text: messages.takesIn(city, area, weekWords(hours.emergency!).from),
          phone,
        })),
        messages.callThenCome,
        elsewhereLine({ away: messages.atAllOtherTimes, hasDaysOff, hasOtherCities, elsewhere }),
      ],
      onDates: {},
      timeZone: business.timeZone,
      now,
      inCity: now,
    };
  const hospitals = first?.hours.emergency ?? business.emergency;
  const isNightly = Object.values(hospitals).some((ranges) => ranges.some(isPastMidnight));
  return {
    usual: emergencyAdvice({
      hospitals,
      ...(places && { places }),
      hasOtherCities,
      hasDaysOff,
      elsewhere,
    }),
    onDates: emergencyOnDaysOff(
      daysOffOf(hospitals, first?.hours.holidays ?? business.holidays),
      (first ? taking : clinics).map((clinic) => clinic.hours),
      elsewhere,
    ),
    timeZone: first?.hours.timeZone ?? business.timeZone,
    // A day off's night ends on the next day, and the night before it on the day off.
    now: first && isNightly && hasDaysOff ? now : undefined,
    inCity: first && now,
  };
}

/** What holds at a moment: which clinics take emergencies then, in the visitor's city or by city, and who answers. */
function emergencyNow({ clinics, business, elsewhere }: Emergency): EmergencyNow {
  return (clock, visitorsCity) => {
    const open = clinics.flatMap(({ area, city, phone, hours }) => {
      if (!hours.emergency) return [];
      const now = clock(hours.timeZone);
      const state = openStateAt(hoursWithin(hours.emergency, hours), now);
      if (!state.open) return [];
      const answered = hours.phone
        ? openStateAt(hoursWithin(hours.phone, hours), now)
        : openStateAt(hoursWithin(business.phone, business), clock());
      return { city, area, phone, howLong: untilText(state, now), isAnswered: answered.open };
    });
    const near = open.filter(({ city }) => !visitorsCity || city === visitorsCity);
    if (near.length > 0) {
      const lines = near.map(({ area, city, phone, howLong, isAnswered }) =>
        isAnswered
          ? { text: messages.nowCallFirst(city, area, howLong), phone }
          : messages.nowComeIn(city, area, howLong),
      );
      const isAll = visitorsCity || clinics.every(({ city }) => city === near[0]!.city);
      return isAll ? lines : [...lines, messages.otherCityCall(elsewhere)];
    }
    const nobody = visitorsCity
      ? messages.noneTakesNowIn(visitorsCity, elsewhere)
      : messages.noneTakesNow(elsewhere);
    // Somebody who is far away has to judge for themselves.
    const far = open.map(({ area, city, phone, howLong, isAnswered }) =>
      isAnswered
        ? { text: messages.nowThere(city, area, howLong), phone }
        : messages.nowThereUnanswered(city, area, howLong),
    );
    return [nobody, ...far];
  };
}

/** What a clinic's own page says: when it takes emergencies, and while it doesn't, who does in its city; by the clock once that is known. */
export function emergencyAtClinic(
  clinic: EmergencyClinic,
  clinics: readonly EmergencyClinic[],
  elsewhere: string,
  clock?: EmergencyClock,
): EmergencyLine[] {
  const timesAt = ({ hours }: EmergencyClinic) => emergencyTimes(hours, clock?.(hours.timeZone));
  const own = timesAt(clinic);
  if (own) return [messages.takes(own)];
  const { area, city, hours } = clinic;
  const isToday = hours.emergency !== undefined;
  const near = clinics.filter((other) => other.city === city && timesAt(other));
  if (near.length === 0)
    return [isToday ? messages.takesNoneToday(elsewhere) : messages.takesNone(area, elsewhere)];
  return near.map((other, place) => {
    const times = timesAt(other);
    // It is said once, however many others do.
    if (place > 0) return { text: messages.otherDoes(other.area, times), phone: other.phone };
    const text = isToday
      ? messages.takesNoneTodayOtherDoes(other.area, times)
      : messages.takesNoneOtherDoes(area, other.area, times);
    return { text, phone: other.phone };
  });
}

/**
 * When a clinic takes emergencies: 'from 9 AM to 9 PM (except on days off)'; at a moment of a day off, what is left of the night before it, or
 * the hours of a short day. '' where it takes none on that day, or never.
 */
export function emergencyTimes(
  { emergency, holidays }: Pick<ClinicTimes, 'emergency' | 'holidays'>,
  now?: ClockTime,
): string {
  if (!emergency) return '';
  const hours = hoursWithin(emergency, { holidays });
  const dayOff = now && hours.holidays.find(({ date }) => date === now.date);
  const state = now && openStateAt(hours, now);
  if (dayOff) {
    const isOfToday = openStateAt({ week: {}, holidays: [dayOff] }, now).open;
    if (state?.open && !isOfToday) return messages.nowFor(nonBreaking(untilText(state, now)));
    return dayOff.ranges ? messages.todayOnly(weekWords(sameHours(dayOff.ranges)).from) : '';
  }
  // The night of a day off, which would go on until this morning, was none.
  if (state?.open === false && openStateAt({ week: emergency, holidays: [] }, now!).open)
    return state.opens?.date === now!.date
      ? messages.todayOnlyFrom(timeText(state.opens.time))
      : '';
  const { from } = weekWords(emergency);
  return holidays.length > 0 ? messages.timesExceptDaysOff(from) : from;
}

/**
 * What to do on the days off, instead: of each on which no hospital keeps its usual hours. `hospitals` are the clinics that take
 * emergencies.
 */
export function emergencyOnDaysOff(
  holidays: readonly Holiday[],
  hospitals: readonly OpeningHours[],
  elsewhere: string,
): EmergencyWords['onDates'] {
  const isOff = ({ date }: Holiday) =>
    hospitals.every((hours) => hours.holidays.some((holiday) => holiday.date === date));
  return Object.fromEntries(
    holidays.filter(isOff).map(({ date, name, ranges = [] }) => {
      const spans = spansOfRanges(ranges).map(({ from, until }): Span => [from, until]);
      const words =
        spans.length === 0
          ? [messages.closedToday(name, elsewhere)]
          : [messages.shortToday(name, dayWords(spans)), messages.otherTimesCall(elsewhere)];
      return [date, words];
    }),
  );
}

/** The stretches in which the hospitals are open, and those in which they are not. The circle of minutes begins where they open. */
function spansByState(open: readonly boolean[]): [there: Span[], away: Span[]] {
  const { length } = open;
  const minutes = open.map((_, minute) => minute);
  const isChange = (minute: number) => open[minute] !== open[(minute + length - 1) % length];
  const start = minutes.find((minute) => isChange(minute) && open[minute]) ?? 0;
  const there: Span[] = [];
  const away: Span[] = [];
  for (const minute of [...minutes.slice(start), ...minutes.slice(0, start)]) {
    const spans = open[minute] ? there : away;
    if (isChange(minute) || spans.length === 0) spans.push([minute, minute]);
    spans.at(-1)![1] = (minute + 1) % length;
  }
  return [there, away];
}

/** 570 → '9:30 AM' */
function clockWords(minute: number): string {
  return timeText(timeAt(minute % dayMinutes));
}

const shortHours: Record<PartOfDay, (clock: string, closes: string) => string> = {
  night: messages.atNightTo,
  morning: messages.inMorningTo,
  afternoon: messages.inAfternoonTo,
  evening: messages.inEveningTo,
  lateEvening: messages.lateInEveningTo,
};

/** Noon and midnight have names of their own, so no AM or PM. */
const halfDay = dayMinutes / 2;

/** 'from 7 to 9 PM': one AM or PM for both, within the same half of the day. */
function rangeWords(from: number, length: number): string {
  const start = from % dayMinutes;
  const end = start + length;
  const isNamed = [start, end].some((minute) => minute % halfDay === 0);
  const isShort = !isNamed && Math.floor(start / halfDay) === Math.floor(end / halfDay);
  const closes = nonBreaking(clockWords(end));
  const hours = isShort
    ? shortHours[partOfDay(start)](clockOf(start), closes)
    : hoursFromTo(nonBreaking(clockWords(start)), closes);
  return fromHours(onOneLine(hours, nonBreaking));
}

/** [[1140, 1260], [540, 570]] → 'from 7 to 9 PM and from 9 to 9:30 AM' */
function dayWords(spans: readonly Span[]): string {
  const words = spans.map(([from, to]) =>
    from === to ? atAnyHour : rangeWords(from, (to - from + dayMinutes) % dayMinutes),
  );
  return words.length > 0 ? words.reduce(and) : '';
}

/** 'Monday to Friday from 8 AM to 8 PM and Saturday from 9 AM to 1 PM'; 'from Saturday 8 PM to Monday 8 AM'. */
function weekWordsOf(spans: readonly Span[]): string {
  const weekMinutes = weekdays.length * dayMinutes;
  const groups = new Map<string, Span[]>();
  for (const span of spans) {
    const length = (span[1] - span[0] + weekMinutes) % weekMinutes;
    const key = `${span[0] % dayMinutes} ${length}`;
    groups.set(key, [...(groups.get(key) ?? []), span]);
  }
  const words = [...groups].flatMap(([key, alike]) => {
    const [start = 0, length = 0] = key.split(' ').map(Number);
    const days = alike.map(([from]) => dayAt(from));
    if (length === dayMinutes && start === 0) return onDays(days, atAnyHour);
    if (length < dayMinutes) return onDays(days, rangeWords(start, length));
    return alike.map(([from, to]) => {
      const [day, lastDay] = [weekdayName(dayAt(from)), weekdayName(dayAt(to))];
      const [opens, closes] = [nonBreaking(clockWords(from)), nonBreaking(clockWords(to))];
      return messages.fromDayToDay(day, opens, lastDay, closes);
    });
  });
  return listOf(words);
}

function dayAt(minute: number) {
  return weekdays[Math.floor(minute / dayMinutes) % weekdays.length]!;
}

type TakingClinic = Pick<Clinic, 'hours'>;

/**
 * What stands behind the hours of the business's emergencies where they don't hold for all: nobody is to come at night, or on a day off, to a
 * clinic that is closed then. `daysOff: false` where another sentence says it.
 */
export function emergencyNote(
  clinics: readonly TakingClinic[],
  business: Pick<BusinessHours, 'emergency' | 'holidays'>,
  { daysOff = true } = {},
): string {
  const isExcept = daysOff && closesOnDaysOff(clinics, business);
  if (hoursDiffer(clinics, business))
    return ` ${isExcept ? messages.hoursDifferAndDaysOff : messages.hoursDifferByClinic}`;
  return isExcept ? ` ${messages.exceptDaysOff}` : '';
}

/** Whether a clinic takes emergencies at other hours than the business. */
function hoursDiffer(
  clinics: readonly TakingClinic[],
  { emergency }: Pick<BusinessHours, 'emergency'>,
): boolean {
  const usual = weekKey(emergency);
  return clinics.some(({ hours }) => hours.emergency && weekKey(hours.emergency) !== usual);
}

/** The same text for weeks with the same hours. */
function weekKey(week: Week): string {
  return weekdays.map((day) => hoursKey(week[day] ?? [])).join('');
}

/** Whether there are days off on which who takes emergencies takes none, or for some hours. */
function closesOnDaysOff(
  clinics: readonly TakingClinic[],
  business: Pick<BusinessHours, 'emergency' | 'holidays'>,
): boolean {
  const taking = clinics.filter(({ hours }) => hours.emergency);
  if (taking.length > 0) return taking.some(({ hours }) => hours.holidays.length > 0);
  return Object.keys(business.emergency).length > 0 && business.holidays.length > 0;
}

/** Behind hours of emergencies, a sentence that they don't hold on days off; '' where there are none. A short day has its own hours. */
export function daysOffWords(
  clinics: readonly TakingClinic[],
  business: Pick<BusinessHours, 'emergency' | 'holidays'>,
): string {
  if (!closesOnDaysOff(clinics, business)) return '';
  const taking = clinics.filter(({ hours }) => hours.emergency).map(({ hours }) => hours);
  const isShort = (taking.length > 0 ? taking : [business]).some(({ emergency, holidays }) =>
    daysOffOf(emergency!, holidays).some(({ ranges }) => ranges),
  );
  return isShort ? messages.otherHoursOnDaysOff : messages.notOnDaysOff;
}

function isPastMidnight(range: TimeRange): boolean {
  return range.closes <= range.opens && range.closes !== '00:00';
}
