import { type CallRecord, isCallDue } from './calls.ts';
import { formatDate, formatTime } from './clock.ts';
import type { ClockTime } from './types.ts';

/** What a row of the list says about calling its owner, at a moment of the clinic's clock. */
export function callBadges(
  record: CallRecord,
  clock: ClockTime,
): { text: string; strong?: boolean }[] {
  const { status, note, callAgain } = record;
  return [
    ...(isCallDue(record, clock) ? [{ text: 'Call again due', strong: true }] : []),
    ...(status.value === 'To call' ? [] : [{ text: statusWords(record) }]),
    // Beside the status: both fit in one line of a row.
    ...(note.value.trim() ? [{ text: 'Note' }] : []),
    ...(callAgain.value && !isCallDue(record, clock)
      ? [{ text: `Call again ${callAgainWords(callAgain.value, clock)}` }]
      : []),
  ];
}

/** 'No answer, 3 times', 'Confirmed'. */
export function statusWords({ status, noAnswers }: CallRecord): string {
  const { length } = noAnswers;
  return status.value === 'No answer' && length > 1 ? `No answer, ${length} times` : status.value;
}

/** '2026-07-18T16:00' → '4:00 PM' on that day, '18 Jul' on another: a row has room for no more. */
function callAgainWords(callAgain: string, { date }: ClockTime): string {
  return callAgain.startsWith(date)
    ? formatTime(callAgain.slice(11))
    : formatDate(callAgain).replace(/ \d{4}$/, '');
}
