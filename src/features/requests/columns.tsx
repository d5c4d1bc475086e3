import type { Column } from '#src/components/DataTable.tsx';
import type { AppointmentSort } from '#src/domain/appointments.ts';
import { formatDate, formatTime } from '#src/domain/clock.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import type { Appointment } from '#src/domain/types.ts';

const sorted = { Recent: 'descending', Oldest: 'ascending', 'No Sorting': undefined } as const;

/**
 * The table's columns: those of the export (specification, section 9, which orders the file only), with what is needed to
 * call somebody back first. On a tablet that much shows without scrolling sideways, and on a phone's card nothing else does:
 * eyes and ears meet the columns in this one order at every width.
 */
export function columnsFor(
  sort: AppointmentSort,
  open: (request: Appointment) => void,
): Column<Appointment>[] {
  return [
    { header: 'ID', cell: (request) => request.id, pin: 'first', cardSlot: 'corner' },
    {
      header: 'Name',
      // Without a name there must still be something to press.
      cell: (request) => request.name.trim() || 'No name given',
      onPress: open,
      look: 'strong',
      pin: 'second',
      cardSlot: 'title',
    },
    {
      header: 'Date',
      cell: (request) => formatDate(request.appointment_date),
      look: 'strong',
      sorted: sorted[sort],
      cardSlot: 'when',
    },
    {
      header: 'Time',
      cell: (request) => formatTime(request.appointment_time),
      align: 'end',
      cardSlot: 'when',
    },
    {
      header: 'Mobile',
      cell: (request) => request.mobile_number,
      href: (request) => phoneLink(request.mobile_number),
      cardSlot: 'reach',
    },
    { header: 'Appointment Type', cell: (request) => request.appointment_type, cardSlot: 'kind' },
    { header: 'Pet Type', cell: (request) => request.pet_type, cardSlot: 'kind' },
    {
      header: 'Location',
      cell: (request) => request.location_name,
      twoLines: true,
      cardSlot: 'line',
    },
    {
      header: 'Manager Phone',
      cell: (request) => request.store_manager_number,
      href: (request) => phoneLink(request.store_manager_number),
      cardSlot: 'record',
    },
    {
      header: 'Email',
      cell: (request) => request.email,
      href: (request) => mailLink(request.email),
      wide: true,
      cardSlot: 'record',
    },
    {
      header: 'Comments',
      cell: (request) => request.comments,
      look: 'soft',
      wide: true,
      cardSlot: 'record',
    },
  ];
}
