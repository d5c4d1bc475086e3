import type { CallBook } from './CallBook.ts';
import { lastCallAt, noteOf } from './calls.ts';
import { statusWords } from './callBadges.ts';
import type { ExportColumns } from './requestsCsv.ts';
import type { ClockTime } from './types.ts';
import { cameOf, changedToOf } from './visitNotes.ts';

export const callsCsvFileName = 'appointments-with-calls.csv';

/** What a file with calls has after the columns of the export. `clockOf`: the clinic's clock at a moment, ms since 1970. */
export function callColumns(book: CallBook, clockOf: (at: number) => ClockTime): ExportColumns {
  return {
    labels: ['Status', 'Note', 'Last Call', 'Visit', 'Changed To'],
    valuesOf(request) {
      const record = book.recordOf(request);
      if (!record) return ['To call', '', '', '', ''];
      const at = lastCallAt(record);
      const changedTo = changedToOf(record.visit, request);
      return [
        statusWords(record),
        noteOf(record),
        at > 0 ? momentText(clockOf(at)) : '',
        cameOf(record.visit),
        changedTo ? momentText(changedTo) : '',
      ];
    },
  };
}

const momentText = ({ date, time }: ClockTime) => `${date} ${time}`;
