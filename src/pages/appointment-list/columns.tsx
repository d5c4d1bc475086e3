import type { Column } from '#src/components/DataTable.tsx';
import type { AppointmentSort } from '#src/domain/appointments.ts';
import { formatDate, formatTime } from '#src/domain/clock.ts';
import type { Appointment } from '#src/domain/types.ts';

const sorted = { Recent: 'descending', Oldest: 'ascending', 'No Sorting': undefined } as const;

/** The table's columns, those of the export in the same order (specification, section 9). */
export function columnsFor(sort: AppointmentSort): Column<Appointment>[] {
  return [
    { header: 'ID', cell: (request) => request.id, pin: 'first' },
    { header: 'Name', cell: (request) => request.name, look: 'strong', pin: 'second' },
    { header: 'Mobile', cell: (request) => request.mobile_number },
    { header: 'Email', cell: (request) => request.email, look: 'soft' },
    { header: 'Appointment Type', cell: (request) => request.appointment_type },
    { header: 'Pet Type', cell: (request) => request.pet_type },
    { header: 'Location', cell: (request) => request.location_name },
    { header: 'Manager Phone', cell: (request) => request.store_manager_number },
    {
      header: 'Date',
      cell: (request) => formatDate(request.appointment_date),
      look: 'strong',
      sorted: sorted[sort],
    },
    { header: 'Time', cell: (request) => formatTime(request.appointment_time), align: 'end' },
    { header: 'Comments', cell: (request) => request.comments, look: 'soft', wide: true },
  ];
}
