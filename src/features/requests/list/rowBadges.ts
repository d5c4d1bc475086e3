import type { Badge } from '#src/components/DataTable.tsx';
import type { RequestList } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import {
  noteBadges,
  noteOf,
  type RequestNotes,
} from '#src/features/requests/notes/requestNotes.ts';

/** The facts that decide about a row's badges. */
interface BadgeSources {
  requests: RequestList;
  notes: RequestNotes;
  /** The clinic's clock. */
  now: ClockTime;
}

const twice: Badge = {
  text: 'Twice?',
  hint: 'Maybe the same. Another request of this mobile number for this day.',
};

/** Every badge that a request's row can have: short words, each with what it means. */
export function badgesOf(
  request: AppointmentRequest,
  { requests, notes, now }: BadgeSources,
): readonly Badge[] {
  const note = noteOf(notes, request);
  return [
    ...(requests.maybeSame(request).length > 0 ? [twice] : []),
    ...(note ? noteBadges(note, now) : []),
  ];
}
