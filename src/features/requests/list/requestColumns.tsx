import type { Column } from '#src/components/DataTable.tsx';
import {
  displayedValue,
  nameOf,
  type RequestFieldName,
  requestFields,
} from '#src/features/requests/requestFields.ts';
import type { RequestSort } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { firstLine, noteOf, type RequestNotes } from '#src/features/requests/notes/requestNotes.ts';

const ariaSort = {
  Recent: 'descending',
  Oldest: 'ascending',
  'No Sorting': undefined,
  'Next up': undefined,
} as const;

/** How a column looks in the table and where it stands on the card of a phone. */
type Layout = Pick<
  Column<AppointmentRequest>,
  'look' | 'align' | 'pin' | 'wide' | 'state' | 'sentences' | 'breaks' | 'cardSlot'
>;

/**
 * The table has the columns of the export (docs/product.md, section 9, orders those of the file only), but begins with what is
 * needed to call an owner back, and ends with what the desk hardly looks for. A tablet's table and a phone's card leave that out,
 * so that nothing has to be scrolled sideways, and the visual order and the reading order are the same at every width.
 */
const layouts: readonly (Layout & { field: RequestFieldName })[] = [
  { field: 'name', look: 'strong', pin: true, breaks: 'between words', cardSlot: 'title' },
  { field: 'mobileNumber', cardSlot: 'reach' },
  { field: 'date', look: 'strong', cardSlot: 'when' },
  { field: 'time', state: true, cardSlot: 'when' },
  { field: 'appointmentType', breaks: 'between words', cardSlot: 'kind' },
  { field: 'petType', cardSlot: 'kind' },
  { field: 'locationName', breaks: 'between words', cardSlot: 'kind' },
  { field: 'comments', look: 'soft', wide: true, sentences: true, cardSlot: 'line' },
  { field: 'email', cardSlot: 'record' },
  { field: 'managerPhone', cardSlot: 'record' },
  { field: 'id', look: 'soft', align: 'end', cardSlot: 'record' },
];

/** The table's columns; the name opens its request. `clinicOf`: a clinic's name without the brand. */
export function requestColumns(
  sort: RequestSort,
  clinicOf: (name: string) => string,
  onOpen: (request: AppointmentRequest) => void,
  notes: RequestNotes,
): Column<AppointmentRequest>[] {
  return layouts.map(({ field, ...layout }) => {
    const { label, link } = requestFields[field];
    const column: Column<AppointmentRequest> = {
      ...layout,
      header: label,
      cell: (request) => displayedValue(request, field),
    };
    if (link) column.href = (request) => link(request[field]);
    if (field === 'locationName') {
      column.cell = ({ locationName }) => clinicOf(locationName);
      column.full = ({ locationName }) => locationName;
    }
    if (field === 'comments') {
      column.line = (request) => {
        const note = noteOf(notes, request);
        return note?.note.trim() ? `Note: ${firstLine(note)}` : undefined;
      };
    }
    if (field === 'date') column.sorted = ariaSort[sort];
    if (field === 'name') {
      column.cell = nameOf;
      column.onClick = onOpen;
    }
    return column;
  });
}
