import { datePart } from './clock.ts';
import { nextTurn } from './timeSlicing.ts';
import type { Appointment } from './types.ts';

/** The columns of the export, in order (specification, section 9). */
const columns: readonly { title: string; value: (appointment: Appointment) => string }[] = [
  { title: 'ID', value: (a) => a.id },
  { title: 'Name', value: (a) => a.name },
  { title: 'Mobile', value: (a) => a.mobile_number },
  { title: 'Email', value: (a) => a.email },
  { title: 'Appointment Type', value: (a) => a.appointment_type },
  { title: 'Pet Type', value: (a) => a.pet_type },
  { title: 'Location', value: (a) => a.location_name },
  { title: 'Manager Phone', value: (a) => a.store_manager_number },
  { title: 'Date', value: (a) => datePart(a.appointment_date) },
  { title: 'Time', value: (a) => a.appointment_time },
  { title: 'Comments', value: (a) => a.comments },
];

/** The file's name (specification, section 7) and media type. */
export const csvFileName = 'appointments.csv';
export const csvMediaType = 'text/csv;charset=utf-8';

/** Without it Excel reads UTF-8 as the system's code page and breaks every Indian script. */
const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet may run: = + - @ and their full-width twins, also after spaces or characters that draw nothing,
 * and a TAB, CR or LF in front (OWASP, CSV injection).
 */
const startsFormula = /^(?:[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|\p{Zs}*[\t\r\n])/u;

/**
 * One field: always in quotes (a spreadsheet that is told 'quoted field as text' then keeps telephone numbers as they
 * are), with `'` in front only where the text could run as a formula.
 */
function field(text: string): string {
  const guarded = startsFormula.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

function row(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

const headerRow = byteOrderMark + row(columns.map((column) => column.title));

function rows(list: readonly Appointment[]): string {
  return list
    .map((appointment) => row(columns.map((column) => column.value(appointment))))
    .join('');
}

/** The export as one text (RFC 4180: UTF-8 with byte-order mark, CRLF, every field quoted, no cell a formula). */
export function appointmentsCsv(list: readonly Appointment[]): string {
  return headerRow + rows(list);
}

/** Small enough for a slow phone to do well within a tenth of a second. */
const rowsPerPart = 1000;

/**
 * The same export part by part, with a turn of the event loop after each: 100,000 requests never hold the page.
 * The parts joined are exactly `appointmentsCsv(list)`. `for await (const part of appointmentsCsvParts(list)) …`
 */
export async function* appointmentsCsvParts(
  list: readonly Appointment[],
): AsyncGenerator<string, void, undefined> {
  yield headerRow;
  for (let start = 0; start < list.length; start += rowsPerPart) {
    yield rows(list.slice(start, start + rowsPerPart));
    await nextTurn();
  }
}
