import { callAgainOf, type CallRecord, callStatusOf, isCallDue } from './calls.ts';
import type { CallStatus } from './callStatus.ts';
import { formatDate, formatTime } from './clock.ts';
import type { ClockTime } from './types.ts';
import { cameOf } from './visitNotes.ts';

/** How the state of a call looks: what is settled, what is off, what is still to do. */
const tints = {
  'To call': undefined,
  'No answer': 'open',
  Confirmed: 'done',
  Changed: 'done',
  Cancelled: 'off',
} as const satisfies Record<CallStatus, string | undefined>;

interface CallBadge {
  text: string;
  /** In full, where the row has a shorter word. */
  hint?: string;
  tint?: 'open' | 'done' | 'off' | 'due';
}

/** What a row of the list says about calling its owner, at a moment of the clinic's clock: one state, and whether there is a note. */
export function callBadges(record: CallRecord, clock: ClockTime): CallBadge[] {
  const note = record.note.some(({ value }) => value.trim()) ? [{ text: 'Note' }] : [];
  return [...stateOf(record, clock), ...note];
}

function stateOf(record: CallRecord, clock: ClockTime): CallBadge[] {
  const status = callStatusOf(record);
  const callAgain = callAgainOf(record);
  const hint = outcomeWords(record);
  if (isCallDue(record, clock)) return [{ text: 'Call again due', hint, tint: 'due' }];
  if (callAgain) return [{ text: `Again ${callAgainWords(callAgain, clock)}`, hint, tint: 'open' }];
  const came = cameOf(record.visit);
  if (came) return [{ text: came, hint, tint: came === 'Did not come' ? 'off' : 'done' }];
  const tint = tints[status];
  const times = status === 'No answer' ? record.noAnswers.length : 1;
  return tint ? [{ text: times > 1 ? `${status} (${times})` : status, hint, tint }] : [];
}

/** What came of calling, and who came: 'No answer, 3 times. Did not come'. */
function outcomeWords(record: CallRecord): string {
  return [statusWords(record), cameOf(record.visit)].filter(Boolean).join('. ');
}

/** 'No answer, 3 times', 'Confirmed'. */
function statusWords(record: CallRecord): string {
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
