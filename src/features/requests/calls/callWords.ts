import { config } from '#src/config/env.ts';
import { outcomeWords, statusWords } from '#src/domain/callBadges.ts';
import { alsoSet, type CallRecord, lastCallAt, noteTexts } from '#src/domain/calls.ts';
import { clinicNow, momentWords } from '#src/domain/clock.ts';
import { initialsIn } from '#src/domain/versions.ts';
import { cameAt, cameOf } from '#src/domain/visitNotes.ts';

/** 'No answer, 2 times. Last call 18 Jul 2026, 4:05 PM. Arrived, noted 18 Jul 2026, 4:40 PM.'; '' before the first. */
export function lastCallWords(record: CallRecord): string {
  const at = lastCallAt(record);
  const came = cameOf(record.visit);
  const { outcomes, callAgains, changedTo } = alsoSet(record);
  return [
    at > 0 && `${statusWords(record)}. Last call ${wordsOf(at)}.`,
    came && `${came}, noted ${wordsOf(cameAt(record.visit))}.`,
    outcomes.length > 0 && `Also noted elsewhere: ${outcomes.join(', ')}.`,
    callAgains.length > 0 &&
      `Also to call again: ${callAgains.map((time) => momentWords({ date: time.slice(0, 10), time: time.slice(11) })).join('; ')}.`,
    changedTo.length > 0 && `Also changed to: ${changedTo.map(momentWords).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Notes about another request with the same id, perhaps by somebody else. */
export function earlierWords(earlier: CallRecord): string {
  const said = [outcomeWords(earlier), ...noteTexts(earlier)].join('. ');
  return `Noted earlier about a request with this number and other details: ${said}`;
}

/** What only this login has noted, before notes were the desk's. */
export function ownWords(own: CallRecord): string {
  return `Only you see, from before: ${[outcomeWords(own), ...noteTexts(own)].join('. ')}`;
}

/** 'Written by AM, RK.': whose values a record holds, by their initials; '' where they are not known. */
export function writersWords({ status, note, callAgain, visit }: CallRecord): string {
  const values = [...status, ...note, ...callAgain, ...visit.came, ...visit.changedTo];
  const initials = new Set(values.map(({ by }) => initialsIn(by)).filter(Boolean));
  return initials.size > 0 ? `Written by ${[...initials].toSorted().join(', ')}.` : '';
}

function wordsOf(at: number): string {
  return momentWords(clinicNow(new Date(at), config.clinicTimeZone));
}
