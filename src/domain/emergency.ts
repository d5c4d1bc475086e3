import { type Clinic, emergencyPlaces } from './clinics.ts';
import { timeAt } from './clock.ts';
import type { Phone } from './contactLinks.ts';
import {
  type BusinessHours,
  type Holiday,
  openMinutes,
  type OpeningHours,
  openStateAt,
  spansOfRanges,
  timeText,
  untilText,
  type Week,
} from './openingHours.ts';
import type { ClockTime } from './types.ts';
import { weekdays } from './weekdays.ts';
import { listOf } from './listOf.ts';
import { nonBreaking, namesOf, weekWords } from './weekWords.ts';

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
  const otherCities = hasOtherCities && `${away ? ', and ' : ''}in any other city`;
  return [
    call && `Call first ${call}.`,
    come && `${come} nobody answers the phone: come straight to ${places}.`,
    (away || otherCities) && `${away || ''}${otherCities || ''}, call ${elsewhere}.`,
  ].flatMap((sentence) => (sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : []));
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
type EmergencyNow = (
  clock: (timeZone?: string) => ClockTime,
  city?: string,
) => readonly EmergencyLine[];

interface Emergency {
  clinics: readonly EmergencyClinic[];
  business: Pick<BusinessHours, 'timeZone' | 'phone' | 'emergency' | 'holidays'>;
  elsewhere: string;
  /** What the business calls the places where emergencies are taken. */
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
  const { clinics, business, elsewhere, hospital } = facts;
  const taking = clinics.filter(({ hours }) => hours.emergency);
  const [first] = taking;
  const isAlike = taking.every(
    (clinic) => !clinic.hours.phone && factsOf(clinic) === factsOf(first!),
  );
  const hasOtherCities =
    taking.length > 0 && clinics.some(({ city }) => taking.every((other) => other.city !== city));
  if (!first && !Object.keys(business.emergency).length)
    return {
      usual: [`None of our clinics takes emergencies: call ${elsewhere}.`],
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
        `At all other times${hasOtherCities ? ', and in any other city' : ''}, call ${elsewhere}.`,
      ],
      onDates: {},
      timeZone: business.timeZone,
      now,
      inCity: now,
    };
  return {
    usual: emergencyAdvice({
      phone: business.phone,
      hospitals: first?.hours.emergency ?? business.emergency,
      ...(places && { places }),
      hasOtherCities,
      elsewhere,
      hospital,
    }),
    onDates: emergencyOnDaysOff(
      business.holidays,
      (first ? taking : clinics).map((clinic) => clinic.hours),
      { elsewhere, hospital },
    ),
    timeZone: first?.hours.timeZone ?? business.timeZone,
    inCity: first && now,
  };
}

/** What holds at a moment: which clinics take emergencies then, in the visitor's city or by city, and who answers. */
function emergencyNow({ clinics, business, elsewhere }: Emergency): EmergencyNow {
  return (clock, visitorsCity) => {
    const open = clinics.flatMap(({ area, city, phone, hours }) => {
      // A short day's hours are those of who takes emergencies at all.
      if (!hours.emergency) return [];
      const now = clock(hours.timeZone);
      const state = openStateAt({ ...hours, week: hours.emergency }, now);
      if (!state.open) return [];
      const answered = hours.phone
        ? openStateAt({ ...hours, week: hours.phone }, now)
        : openStateAt({ week: business.phone, holidays: business.holidays }, clock());
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
    const nobody = `None of our clinics${visitorsCity ? ` in ${visitorsCity}` : ''} takes emergencies now: call ${elsewhere}.`;
    // Somebody who is far away has to judge for themselves.
    const far = open.map(({ area, city, phone, takes, isAnswered }) => {
      const text = `In ${city}, ${area} ${takes}`;
      return isAnswered ? { text: `${text}:`, phone } : `${text}.`;
    });
    return [nobody, ...far];
  };
}

/** What a clinic's own page says: when it takes emergencies, and if it doesn't, who does in its city. */
export function emergencyAtClinic(
  { area, city, hours }: EmergencyClinic,
  clinics: readonly EmergencyClinic[],
  elsewhere: string,
): EmergencyLine[] {
  if (hours.emergency) return [`Takes emergencies ${weekWords(hours.emergency).from}`];
  const near = clinics.filter((other) => other.city === city && other.hours.emergency);
  if (near.length === 0) return [`${area} takes no emergencies: call ${elsewhere}.`];
  return near.map((other, place) => {
    const does = `${other.area} does ${weekWords(other.hours.emergency!).from}:`;
    // It is said once, however many others do.
    return {
      text: place === 0 ? `${area} takes no emergencies, ${does}` : does,
      phone: other.phone,
    };
  });
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

/**
 * What stands behind the hours of the business's emergencies where a clinic takes them at others, so that none holds for all: nobody is to
 * come at night to a clinic that is closed then.
 */
export function emergencyNote(
  clinics: readonly Pick<Clinic, 'hours'>[],
  business: NonNullable<Clinic['hours']['emergency']>,
): string {
  const { text } = weekWords(business);
  const isOther = ({ hours }: Pick<Clinic, 'hours'>) =>
    hours.emergency && weekWords(hours.emergency).text !== text;
  return clinics.some(isOther) ? ' (hours differ by clinic)' : '';
}
