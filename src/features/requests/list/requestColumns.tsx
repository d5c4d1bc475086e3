import type { Column } from '#src/components/DataTable.tsx';
import { displayedValue, type RequestFieldName, requestFields } from '#src/domain/requestFields.ts';
import type { RequestSort } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

const ariaSort = {
  Recent: 'descending',
  Oldest: 'ascending',
  'No Sorting': undefined,
  'Next up': undefined,
} as const;

/** How a column looks in the table and where it stands on the card of a phone. */
type Layout = Pick<
  Column<AppointmentRequest>,
  'look' | 'align' | 'pin' | 'wide' | 'twoLines' | 'sentences' | 'breaks' | 'cardSlot'
>;

/**
 * The table has the columns of the export (docs/product.md, section 9, orders those of the file only), but begins with what is
 * needed to call an owner back. A tablet's table and a phone's card show nothing else, so that nothing has to be scrolled
 * sideways, and the visual order and the reading order are the same at every width.
 */
const layouts: readonly (Layout & { field: RequestFieldName })[] = [
  { field: 'id', pin: 'first', cardSlot: 'corner' },
  { field: 'name', look: 'strong', pin: 'second', breaks: 'between words', cardSlot: 'title' },
  { field: 'date', look: 'strong', cardSlot: 'when' },
  { field: 'time', align: 'end', cardSlot: 'when' },
  { field: 'mobileNumber', cardSlot: 'reach' },
  { field: 'appointmentType', breaks: 'between words', cardSlot: 'kind' },
  { field: 'petType', cardSlot: 'kind' },
  { field: 'locationName', twoLines: true, cardSlot: 'line' },
  { field: 'managerPhone', cardSlot: 'record' },
  { field: 'email', wide: true, cardSlot: 'record' },
  { field: 'comments', look: 'soft', wide: true, sentences: true, cardSlot: 'record' },
];

/** The table's columns; the name opens its request. */
export function requestColumns(
  sort: RequestSort,
  onOpen: (request: AppointmentRequest) => void,
): Column<AppointmentRequest>[] {
  return layouts.map(({ field, ...layout }) => {
    const { label, link } = requestFields[field];
    const column: Column<AppointmentRequest> = {
      ...layout,
      header: label,
      cell: (request) => displayedValue(request, field),
    };
    if (link) column.href = (request) => link(request[field]);
    if (field === 'date') column.sorted = ariaSort[sort];
    if (field === 'name') {
      column.cell = nameOf;
      column.onClick = onOpen;
    }
    return column;
  });
}

/** The owner's name. The button that opens the request needs a text even where the record has no name. */
export function nameOf({ name }: AppointmentRequest): string {
  return name.trim() || 'No name given';
}
