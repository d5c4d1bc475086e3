import type { CallBook } from './CallBook.ts';
import { type CallRecord, lastCallAt, noteOf } from './calls.ts';
import { statusWords } from './callBadges.ts';
import type { ExportColumns } from './requestsCsv.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';
import { cameOf, changedToOf } from './visitNotes.ts';

export const callsCsvFileName = 'appointments-with-calls.csv';

type ClockOf = (at: number) => ClockTime;

/** Each column's label and what it says of a request that was noted. */
const columns: readonly [
  label: string,
  value: (record: CallRecord, request: AppointmentRequest, clockOf: ClockOf) => string,
][] = [
  ['Status', statusWords],
  ['Note', noteOf],
  [
    'Last Call',
    (record, _, clockOf) => {
      const at = lastCallAt(record);
      return at > 0 ? momentText(clockOf(at)) : '';
    },
  ],
  ['Visit', ({ visit }) => cameOf(visit)],
  [
    'Changed To',
    ({ visit }, request) => {
      const changedTo = changedToOf(visit, request);
      return changedTo ? momentText(changedTo) : '';
    },
  ],
];

/** What a file with calls has after the columns of the export. `clockOf`: the clinic's clock at a moment, ms since 1970. */
export function callColumns(book: CallBook, clockOf: ClockOf): ExportColumns {
  return {
    labels: columns.map(([label]) => label),
    valuesOf(request) {
      const record = book.recordOf(request);
      return columns.map(([label, value]) =>
        record ? value(record, request, clockOf) : label === 'Status' ? 'To call' : '',
      );
    },
  };
}

const momentText = ({ date, time }: ClockTime) => `${date} ${time}`;
