import type { Badge } from '#src/components/DataTable.tsx';
import { momentWords } from '#src/domain/clock.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { type RequestMark, requestMarks } from '#src/domain/requestMarks.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import {
  noteBadges,
  noteOf,
  type RequestNotes,
} from '#src/features/requests/notes/requestNotes.ts';

/** The facts that decide about a row's marks. */
interface MarkSources {
  requests: RequestList;
  /** What the list was searched for; '' for nothing. */
  search: string;
  /** The requests that the last Refresh added. */
  added: ReadonlySet<AppointmentRequest>;
  notes: RequestNotes;
  /** The clinic's clock. */
  now: ClockTime;
}

/** What the marks mean, for a colleague who is new. */
export const markMeanings: Readonly<Record<RequestMark, string>> = {
  'Maybe the same': 'Another request of this mobile number for this day.',
  'Same owner': 'Another request of this mobile number for another day.',
  'Same time': 'More requests for this clinic at this time than it may have room for.',
};

const shortMarks: Readonly<Record<RequestMark, string>> = {
  'Maybe the same': 'Twice?',
  'Same owner': 'Known',
  'Same time': 'Full?',
};

/** Every mark that a request's row can have: short words, each with what it means. */
export function marksOf(request: AppointmentRequest, sources: MarkSources): readonly Badge[] {
  const { requests, search, added, notes, now } = sources;
  const requested = asRequested(request);
  const note = noteOf(notes, request);
  const field = requests.fieldFound(request, search) ?? 'name';
  return [
    ...(added.has(requested) ? [{ text: 'New', strong: true }] : []),
    ...(requested === request
      ? []
      : [{ text: 'Moved', hint: `Moved. Asked for: ${momentWords(requested)}.` }]),
    ...requestMarks
      .filter((mark) => requests.isMarked(request, mark))
      // The row has room for one word about the owner.
      .filter((mark, _, found) => mark !== 'Same owner' || found[0] !== 'Maybe the same')
      .map((mark) => ({ text: shortMarks[mark], hint: `${mark}. ${markMeanings[mark]}` })),
    ...(field === 'name' ? [] : [{ text: `by ${field}`, hint: `Found by its ${field}.` }]),
    ...(note ? noteBadges(note, now) : []),
  ];
}
