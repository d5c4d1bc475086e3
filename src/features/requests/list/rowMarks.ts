import type { Badge } from '#src/components/DataTable.tsx';
import type { RequestList } from '#src/domain/requestList.ts';
import { requestMarks } from '#src/domain/requestMarks.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';

/** The facts that decide about a row's marks. */
interface MarkSources {
  requests: RequestList;
  /** The requests that the last Refresh added. */
  added: ReadonlySet<AppointmentRequest>;
  /** The user's notes about calls; undefined before they are loaded. */
  calls: Calls | undefined;
  /** The clinic's clock. */
  now: ClockTime;
}

interface RowMark extends Badge {
  applies: (request: AppointmentRequest, sources: MarkSources) => boolean;
}

/** Every mark that a row of the list can have. The one place that a new one is added to. */
const rowMarks: readonly RowMark[] = [
  { text: 'New', strong: true, applies: (request, { added }) => added.has(request) },
  ...requestMarks.map((mark) => ({
    text: mark,
    applies: (request: AppointmentRequest, { requests }: MarkSources) =>
      requests.isMarked(request, mark),
  })),
];

/** The marks of a request's row. */
export function marksOf(request: AppointmentRequest, sources: MarkSources): readonly Badge[] {
  const marks = rowMarks.filter(({ applies }) => applies(request, sources));
  return [...marks, ...(sources.calls?.store.badgesOf(request, sources.now) ?? [])];
}
