import type { CallBook } from './CallBook.ts';
import { callBadges } from './callBadges.ts';
import { filtersInWords } from './savedViews.ts';
import type { ListFilters } from './listFilters.ts';
import { displayedValue, type RequestFieldName, requestFields } from './requestFields.ts';
import type { ExportColumns } from './requestsCsv.ts';
import type { ClockTime } from './types.ts';

/** 'appointments-adyar-today.csv': what the list is narrowed to, never what was searched for. */
export function viewFileName(filters: ListFilters): string {
  const words = filtersInWords(filters)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `appointments-${words || 'view'}.csv`;
}

/** The columns of the list on the screen, as it shows them, with the state of the call. */
export function viewColumns(
  fields: readonly RequestFieldName[],
  book: CallBook | undefined,
  now: ClockTime,
): ExportColumns {
  return {
    labels: [...fields.map((field) => requestFields[field].label), 'State'],
    valuesOf(request) {
      const record = book?.recordOf(request);
      const state = record ? callBadges(record, now).map(({ text }) => text) : [];
      return [...fields.map((field) => displayedValue(request, field)), state.join(', ')];
    },
  };
}
