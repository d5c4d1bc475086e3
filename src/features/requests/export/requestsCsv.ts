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
 * Matches where a spreadsheet may start a formula (OWASP, CSV injection): before = + - @ and their full-width forms, spaces and
 * invisible characters first, and before TAB, CR or LF. Not only at the text's start: where the list separator is `;` or a tab,
 * quotes hold no cell together.
 */
const formulaStart =
  /^(?=[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|\p{Zs}*[\t\r\n])|(?<=[;\t\r\n])(?=(?:(?![\t\r\n])["\p{Zs}\p{Cf}\p{Cc}])*[=+\-@＝＋－＠])/gu;

/** One field, always in quotes: 'quoted field as text' then keeps the zeros of phone numbers. */
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
