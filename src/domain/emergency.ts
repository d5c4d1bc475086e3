import { formatMinutes } from './timeOfDay.ts';
import {
  type Holiday,
  openMinutes,
  type OpeningHours,
  spansOfRanges,
  type Week,
} from './openingHours.ts';
import { weekdays } from './weekdays.ts';
import { listOf } from './listOf.ts';
import { nonBreaking, namesOf } from './weekWords.ts';

/** Minutes since midnight, or since Monday's, [from, to). `to` is below `from` where they pass the end; both equal: all of them. */
type Span = [from: number, to: number];

const dayMinutes = 24 * 60;

interface EmergencyFacts {
  /** When the phone is answered. */
  phone: Week;
  /** When the hospitals take emergencies. */
  hospitals: Week;
  /** Where they are: 'Indiranagar or Bandra West'. Left out: 'one of our hospitals'. */
  places?: string;
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
  places = 'one of our hospitals',
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
    away && `${away}, call ${elsewhere}.`,
  ].flatMap((sentence) => (sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : []));
}

/** What to do in an emergency, a sentence each: on most days, and on dates (YYYY-MM-DD, by the clinics' clock) on which the hospitals are closed. */
export interface EmergencyWords {
  usual: readonly string[];
  onDates: Readonly<Record<string, readonly string[]>>;
  timeZone: string;
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
          ? [`Today is ${name}, and our hospitals are closed: call ${elsewhere}.`]
          : [
              `Today is ${name}: our hospitals are there only ${dayWords(spans)}. Call first.`,
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
  return formatMinutes(minute % dayMinutes);
}

/** 'from 7 to 9 PM': one AM or PM for both, within the same half of the day. */
function rangeWords(from: number, length: number): string {
  const [start, end] = [clockWords(from), clockWords(from + length)];
  const isShort = (from % dayMinutes) + length < dayMinutes && start.slice(-2) === end.slice(-2);
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
