import { formatMinutes } from './hours.ts';

/** Minutes since midnight, [from, to). `to` is below `from` where the hours pass midnight; both equal: the whole day. */
type Span = [from: number, to: number];

const dayMinutes = 24 * 60;

/** '9:30AM' → 570; NaN where it is no such time. */
function minutesOf(text: string): number {
  const match = /^(\d+)(?::(\d+))? ?([AP])M$/.exec(text.trim());
  if (!match) return Number.NaN;
  return ((Number(match[1]) % 12) + (match[3] === 'P' ? 12 : 0)) * 60 + Number(match[2] ?? 0);
}

/** '9 AM to 1 PM, 3 PM to 9 PM' or 'round the clock' as spans; undefined where the hours are written otherwise. */
function spansOf(hours: string): Span[] | undefined {
  if (hours.includes('clock')) return [[0, 0]];
  const spans = hours.split(',').map((part): Span => {
    const [from = '', to = ''] = part.split(' to ');
    return [minutesOf(from), minutesOf(to)];
  });
  return spans.flat().some(Number.isNaN) ? undefined : spans;
}

function includes(spans: readonly Span[], minute: number): boolean {
  return spans.some(([from, to]) => {
    const isAfterStart = minute >= from;
    return from < to ? isAfterStart && minute < to : isAfterStart || minute < to;
  });
}

/** 570 → '9:30 AM', which no line break splits. */
function clockWords(minute: number): string {
  return formatMinutes(minute).replace(' ', '\u00a0');
}

/** [[1140, 1260], [540, 570]] → 'from 7 to 9 PM and from 9 to 9:30 AM' */
function wordsOf(spans: readonly Span[]): string {
  const words = spans.map(([from, to]) => {
    if (from === to) return 'at any hour';
    const [start, end] = [clockWords(from), clockWords(to)];
    // One AM or PM for both, within the same half of the day.
    const isShort = from < to && start.slice(-2) === end.slice(-2);
    return `from ${isShort ? start.slice(0, -3) : start} to ${end}`;
  });
  return words.join(' and ');
}

interface EmergencyFacts {
  /** When the phone is answered, every day: '9:30AM to 7:00 PM', several spans with commas, or 'round the clock'. */
  phone: string;
  /** When the hospitals take emergencies, written in the same way. */
  hospitals: string;
  /** Where they are: 'Indiranagar or Bandra West'. Left out: 'one of our hospitals'. */
  places?: string;
  /** Who takes them at other times: 'the nearest 24-hour animal hospital'. */
  elsewhere: string;
}

/**
 * What to do in an emergency, as one to three sentences: when to call first, when nobody answers and the hospitals are
 * open, when they are closed. Together they cover the day, whichever of the hours are longer. Hours written in another
 * way are repeated as they stand (docs/product.md, section 9: emergencies).
 */
export function emergencyAdvice({
  phone,
  hospitals,
  places = 'one of our hospitals',
  elsewhere,
}: EmergencyFacts): string[] {
  const [answered, open] = [spansOf(phone), spansOf(hospitals)];
  if (!answered || !open) {
    return [
      `Call first: we answer ${phone}.`,
      `Our hospitals take emergencies ${hospitals}.`,
      `At other times, call ${elsewhere}.`,
    ];
  }
  const [call, come, away] = spansByAction(answered, open).map(wordsOf);
  return [
    call && `Call first ${call}.`,
    come && `${come} nobody answers the phone: come straight to ${places}.`,
    away && `${away}, call ${elsewhere}.`,
  ].flatMap((sentence) => (sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : []));
}

/** The parts of the day for calling first, for coming straight away, and for going elsewhere; each begins with the call. */
function spansByAction(answered: readonly Span[], open: readonly Span[]): [Span[], Span[], Span[]] {
  const actionAt = (minute: number) => {
    if (!includes(open, minute)) return 2;
    return includes(answered, minute) ? 0 : 1;
  };
  const minutes = Array.from({ length: dayMinutes }, (_, minute) => minute);
  const isChange = (minute: number) =>
    actionAt(minute) !== actionAt((minute + dayMinutes - 1) % dayMinutes);
  const start =
    minutes.find((minute) => isChange(minute) && actionAt(minute) === 0) ??
    minutes.find(isChange) ??
    0;
  const parts: [Span[], Span[], Span[]] = [[], [], []];
  for (const minute of [...minutes.slice(start), ...minutes.slice(0, start)]) {
    const spans = parts[actionAt(minute)];
    if (isChange(minute) || spans.length === 0) spans.push([minute, minute]);
    spans.at(-1)![1] = (minute + 1) % dayMinutes;
  }
  return parts;
}
