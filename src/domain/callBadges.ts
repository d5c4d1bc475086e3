import { callAgainOf, type CallRecord, callStatusOf, isCallDue } from './calls.ts';
import { formatDate, formatTime } from './clock.ts';
import type { ClockTime } from './types.ts';

/** What a row of the list says about calling its owner, at a moment of the clinic's clock. */
export function callBadges(
  record: CallRecord,
  clock: ClockTime,
): { text: string; strong?: boolean }[] {
  const callAgain = callAgainOf(record);
  return [
    ...(isCallDue(record, clock) ? [{ text: 'Call again due', strong: true }] : []),
    ...(callStatusOf(record) === 'To call' ? [] : [{ text: statusWords(record) }]),
    // Beside the status: both fit in one line of a row.
    ...(record.note.some(({ value }) => value.trim()) ? [{ text: 'Note' }] : []),
    ...(callAgain && !isCallDue(record, clock)
      ? [{ text: `Call again ${callAgainWords(callAgain, clock)}` }]
      : []),
  ];
}

/** 'No answer, 3 times', 'Confirmed'. */
export function statusWords(record: CallRecord): string {
  const status = callStatusOf(record);
  const { length } = record.noAnswers;
  return status === 'No answer' && length > 1 ? `No answer, ${length} times` : status;
}

/** '2026-07-18T16:00' → '4:00 PM' on that day, '18 Jul' on another: a row has room for no more. */
function callAgainWords(callAgain: string, { date }: ClockTime): string {
  return callAgain.startsWith(date)
    ? formatTime(callAgain.slice(11))
    : formatDate(callAgain).replace(/ \d{4}$/, '');
}
