import { type Clinic, emergencyPlaces } from './clinics.ts';
import { timeAt } from './clock.ts';
import type { Phone } from './contactLinks.ts';
import {
  type BusinessHours,
  type ClinicTimes,
  daysOffOf,
  type Holiday,
  hoursWithin,
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
import { listOf } from './listOf.ts';
import { exceptDaysOff, nonBreaking, namesOf, weekWords } from './weekWords.ts';

/** Minutes since midnight, or since Monday's, [from, to). `to` is below `from` where they pass the end; both equal: all of them. */
type Span = [from: number, to: number];

const dayMinutes = 24 * 60;

/** A word of the business's own, for one and for many. */
interface Words {
  one: string;
  many: string;
}

/** What an adviser has to know of a clinic. */
export type EmergencyClinic = Pick<Clinic, 'area' | 'city' | 'phone' | 'hours'>;

/** A sentence, with the number that it ends with. */
export type EmergencyLine = string | { text: string; phone: Phone };

interface EmergencyFacts {
  /** When the phone is answered. */
  phone: Week;
  /** When the hospitals take emergencies. */
  hospitals: Week;
  /** What the business calls them. */
  hospital: Words;
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
 * What to do in an emergency, as one to three sentences: when to call first, when nobody answers and the hospitals are
 * open, when they are closed. Together they cover the week, whichever of the hours are longer (docs/product.md, section 9:
 * emergencies).
 */
export function emergencyAdvice({
  phone,
  hospitals,
  hospital,
  places = `one of our ${hospital.many}`,
  hasOtherCities = false,
  hasDaysOff = false,
  elsewhere,
}: EmergencyFacts): string[] {
  const actions = actionsOf(openMinutes(phone), openMinutes(hospitals));
  const isDaily = actions.every((action, minute) => action === actions[minute % dayMinutes]);
  const parts = spansByAction(isDaily ? actions.slice(0, dayMinutes) : actions);
  const lastPart = parts.findLastIndex((spans) => spans.length > 0);
  const [call, come, away] = parts.map((spans, part) => {
    if (isDaily) return dayWords(spans);
    return part === lastPart && part > 0 ? 'at all other times' : weekWordsOf(spans);
  });
  return [
    call && `Call first ${call}.`,
    come && `${come} nobody answers the phone: come straight to ${places}.`,
    elsewhereLine({ away, hasDaysOff, hasOtherCities, elsewhere }),
  ].flatMap((sentence) => (sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : []));
}

type Elsewhere = Pick<EmergencyFacts, 'hasDaysOff' | 'hasOtherCities' | 'elsewhere'> & {
  away: string | undefined;
};

/** 'From 9 PM to 9 AM, on days off, and in any other city, call …'; '' where the hospitals are always there. */
function elsewhereLine({ away, hasDaysOff, hasOtherCities, elsewhere }: Elsewhere): string {
  const cases = [away, hasDaysOff && 'on days off', hasOtherCities && 'in any other city'];
  const [first, ...others] = cases.filter((each) => typeof each === 'string' && each);
  if (!first) return '';
  const last = others.pop();
  return `${[first, ...others].join(', ')}${last ? `, and ${last}` : ''}, call ${elsewhere}.`;
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
  /** What the business calls its clinics, and those where emergencies are taken. */
  place: Words;
  hospital: Words;
}

/** What two clinics have to share for the same sentences to hold of both. */
function factsOf({ hours: { emergency, phone, holidays, timeZone } }: EmergencyClinic): string {
  return JSON.stringify([emergency, phone, holidays, timeZone]);
}

/**
 * What the site says wherever it speaks of emergencies: the week in three sentences where all clinics that take them are alike, otherwise
 * each clinic's own hours, and by the clock what holds now.
 */
export function emergencyWords(facts: Emergency): EmergencyWords {
  const { clinics, business, elsewhere, place, hospital } = facts;
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
      usual: [`None of our ${place.many} takes emergencies: call ${elsewhere}.`],
      onDates: {},
      timeZone: business.timeZone,
    };
  const now = emergencyNow(facts);
  const places = emergencyPlaces(clinics);
  if (!isAlike)
    return {
      usual: [
        ...taking.map(({ area, city, hours, phone }) => ({
          text: `In ${city}, ${area} takes emergencies ${weekWords(hours.emergency!).from}:`,
          phone,
        })),
        'Call first. Where nobody answers in these hours, come straight in.',
        elsewhereLine({ away: 'At all other times', hasDaysOff, hasOtherCities, elsewhere }),
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
      phone: business.phone,
      hospitals,
      ...(places && { places }),
      hasOtherCities,
      hasDaysOff,
      elsewhere,
      hospital,
    }),
    onDates: emergencyOnDaysOff(
      daysOffOf(hospitals, first?.hours.holidays ?? business.holidays),
      (first ? taking : clinics).map((clinic) => clinic.hours),
      { elsewhere, hospital },
    ),
    timeZone: first?.hours.timeZone ?? business.timeZone,
    // A day off's night ends on the next day, and the night before it on the day off.
    now: first && isNightly && hasDaysOff ? now : undefined,
    inCity: first && now,
  };
}

/** What holds at a moment: which clinics take emergencies then, in the visitor's city or by city, and who answers. */
function emergencyNow({ clinics, business, elsewhere, place }: Emergency): EmergencyNow {
  return (clock, visitorsCity) => {
    const open = clinics.flatMap(({ area, city, phone, hours }) => {
      if (!hours.emergency) return [];
      const now = clock(hours.timeZone);
      const state = openStateAt(hoursWithin(hours.emergency, hours), now);
      if (!state.open) return [];
      const answered = hours.phone
        ? openStateAt(hoursWithin(hours.phone, hours), now)
        : openStateAt(hoursWithin(business.phone, business), clock());
      const until = untilText(state, now);
      return {
        city,
        area,
        phone,
        takes: `takes emergencies now, ${until}`,
        isAnswered: answered.open,
      };
    });
    const near = open.filter(({ city }) => !visitorsCity || city === visitorsCity);
    if (near.length > 0) {
      const lines = near.map(({ area, city, phone, takes, isAnswered }) => {
        const text = `In ${city}, ${area} ${takes}.`;
        return isAnswered
          ? { text: `${text} Call first:`, phone }
          : `${text} Nobody answers its phone: come straight in.`;
      });
      const isAll = visitorsCity || clinics.every(({ city }) => city === near[0]!.city);
      return isAll ? lines : [...lines, `In any other city, call ${elsewhere}.`];
    }
    const nobody = `None of our ${place.many}${visitorsCity ? ` in ${visitorsCity}` : ''} takes emergencies now: call ${elsewhere}.`;
    // Somebody who is far away has to judge for themselves.
    const far = open.map(({ area, city, phone, takes, isAnswered }) => {
      const text = `In ${city}, ${area} ${takes}`;
      return isAnswered ? { text: `${text}:`, phone } : `${text}.`;
    });
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
  if (own) return [`Takes emergencies ${own}`];
  const { area, city, hours } = clinic;
  const none = hours.emergency ? 'Takes no emergencies today' : `${area} takes no emergencies`;
  const near = clinics.filter((other) => other.city === city && timesAt(other));
  if (near.length === 0) return [`${none}: call ${elsewhere}.`];
  return near.map((other, place) => {
    const does = `${other.area} does ${timesAt(other)}:`;
    // It is said once, however many others do.
    return { text: place === 0 ? `${none}, ${does}` : does, phone: other.phone };
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
    if (state?.open && !isOfToday) return nonBreaking(`now, ${untilText(state, now)}`);
    return dayOff.ranges ? `today only ${weekWords(sameHours(dayOff.ranges)).from}` : '';
  }
  // The night of a day off, which would go on until this morning, was none.
  if (state?.open === false && openStateAt({ week: emergency, holidays: [] }, now!).open)
    return state.opens?.date === now!.date ? `today only from ${timeText(state.opens.time)}` : '';
  return weekWords(emergency).from + (holidays.length > 0 ? ` (${exceptDaysOff})` : '');
}

/**
 * What to do on the days off, instead: of each on which no hospital keeps its usual hours. `hospitals` are the clinics that take
 * emergencies.
 */
export function emergencyOnDaysOff(
  holidays: readonly Holiday[],
  hospitals: readonly OpeningHours[],
  { elsewhere, hospital }: Pick<Emergency, 'elsewhere' | 'hospital'>,
): EmergencyWords['onDates'] {
  const isOff = ({ date }: Holiday) =>
    hospitals.every((hours) => hours.holidays.some((holiday) => holiday.date === date));
  return Object.fromEntries(
    holidays.filter(isOff).map(({ date, name, ranges = [] }) => {
      const spans = spansOfRanges(ranges).map(({ from, until }): Span => [from, until]);
      const words =
        spans.length === 0
          ? [`Today is ${name}, and our ${hospital.many} are closed: call ${elsewhere}.`]
          : [
              `Today is ${name}: our ${hospital.many} are there only ${dayWords(spans)}. Call first.`,
              `At all other times, call ${elsewhere}.`,
            ];
      return [date, words];
    }),
  );
}

/** For each minute: 0 call first, 1 come straight away, 2 go elsewhere. */
function actionsOf(answered: Uint8Array, open: Uint8Array): number[] {
  return Array.from(open, (isOpen, minute) => {
    if (!isOpen) return 2;
    return answered[minute] ? 0 : 1;
  });
}

/** The stretches of each of the three actions. The circle of minutes begins where the call does. */
function spansByAction(actions: readonly number[]): [Span[], Span[], Span[]] {
  const { length } = actions;
  const minutes = actions.map((_, minute) => minute);
  const isChange = (minute: number) => actions[minute] !== actions[(minute + length - 1) % length];
  const start =
    minutes.find((minute) => isChange(minute) && actions[minute] === 0) ??
    minutes.find(isChange) ??
    0;
  const parts: [Span[], Span[], Span[]] = [[], [], []];
  for (const minute of [...minutes.slice(start), ...minutes.slice(0, start)]) {
    const spans = parts[actions[minute] as 0 | 1 | 2];
    if (isChange(minute) || spans.length === 0) spans.push([minute, minute]);
    spans.at(-1)![1] = (minute + 1) % length;
  }
  return parts;
}

/** 570 → '9:30 AM' */
function clockWords(minute: number): string {
  return timeText(timeAt(minute % dayMinutes));
}

/** 'from 7 to 9 PM': one AM or PM for both, within the same half of the day. */
function rangeWords(from: number, length: number): string {
  const [start, end] = [clockWords(from), clockWords(from + length)];
  const isSameHalf = /[AP]M$/.test(end) && start.slice(-2) === end.slice(-2);
  const isShort = (from % dayMinutes) + length < dayMinutes && isSameHalf;
  return nonBreaking(`from ${isShort ? start.slice(0, -3) : start} to ${end}`);
}

/** [[1140, 1260], [540, 570]] → 'from 7 to 9 PM and from 9 to 9:30 AM' */
function dayWords(spans: readonly Span[]): string {
  return spans
    .map(([from, to]) =>
      from === to ? 'at any hour' : rangeWords(from, (to - from + dayMinutes) % dayMinutes),
    )
    .join(' and ');
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
    if (length === dayMinutes && start === 0) return `${namesOf(days)} at any hour`;
    if (length < dayMinutes) return `${namesOf(days)} ${rangeWords(start, length)}`;
    return alike.map(([from, to]) =>
      nonBreaking(`from ${dayAt(from)} ${clockWords(from)} to ${dayAt(to)} ${clockWords(to)}`),
    );
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
  place: string,
  { daysOff = true } = {},
): string {
  const notes = [
    hoursDiffer(clinics, business) && `hours differ by ${place}`,
    daysOff && closesOnDaysOff(clinics, business) && exceptDaysOff,
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

/** Whether a clinic takes emergencies at other hours than the business. */
function hoursDiffer(
  clinics: readonly TakingClinic[],
  { emergency }: Pick<BusinessHours, 'emergency'>,
): boolean {
  const { text } = weekWords(emergency);
  return clinics.some(({ hours }) => hours.emergency && weekWords(hours.emergency).text !== text);
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
  return isShort ? 'Other hours, or none, on days off.' : 'Not on days off.';
}

function isPastMidnight(range: TimeRange): boolean {
  return range.closes <= range.opens && range.closes !== '00:00';
}
