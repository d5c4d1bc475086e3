import { type RequestFieldName, requestFields } from '#src/features/requests/requestFields.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The file's columns, in order (docs/product.md, section 9). */
const fields: readonly RequestFieldName[] = [
  'id',
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'locationName',
  'managerPhone',
  'date',
  'time',
  'comments',
];

/** The file's name (docs/product.md, section 7) and media type. */
export const csvFileName = 'appointments.csv';
export const csvMediaType = 'text/csv;charset=utf-8';

/** Without this mark Excel reads UTF-8 as the system's code page, which garbles every Indian script. */
const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet may begin a formula: in front of = + - @ and their full-width forms, also before spaces or invisible
 * characters, and of a TAB, CR or LF (OWASP, CSV injection). The text's start is such a place. So is what follows a `;` or a tab
 * inside it: where that is the country's list separator, quotes behind a comma hold nothing together, neither across separators
 * nor across a line's end.
 */
const formulaStart =
  /^(?=[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|\p{Zs}*[\t\r\n])|(?<=[;\t\r\n])(?=(?:(?![\t\r\n])["\p{Zs}\p{Cf}\p{Cc}])*[=+\-@＝＋－＠])/gu;

/**
 * One field: always in quotes (a spreadsheet with the setting 'quoted field as text' then keeps telephone numbers as they
 * are), with `'` only where the text could run as a formula.
 */
function field(text: string): string {
  return `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`;
}

function row(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/** Columns of a file: their labels, and a request's values. */
export interface ExportColumns {
  labels: readonly string[];
  valuesOf: (request: AppointmentRequest) => readonly string[];
}

/** The columns of the export, as the API has them. */
export const exportColumns: ExportColumns = {
  labels: fields.map((name) => requestFields[name].label),
  valuesOf: (request) => fields.map((name) => request[name]),
};

/** The export (RFC 4180: UTF-8 with byte-order mark, CRLF, every field quoted, no cell a formula). */
export function requestsCsv(
  requests: readonly AppointmentRequest[],
  { labels, valuesOf } = exportColumns,
): string {
  return byteOrderMark + row(labels) + requests.map((request) => row(valuesOf(request))).join('');
}
