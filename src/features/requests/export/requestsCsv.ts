import type { AppointmentRequest } from '#src/api/appointments.ts';
import { type RequestFieldName, requestFields } from '#src/features/requests/requestFields.ts';

/** In order of docs/product.md, section 9; typed so that no field is missing. */
const columns: Readonly<Record<RequestFieldName, true>> = {
  id: true,
  name: true,
  mobileNumber: true,
  email: true,
  appointmentType: true,
  petType: true,
  locationName: true,
  managerPhone: true,
  date: true,
  time: true,
  comments: true,
};
const fields = Object.keys(columns) as readonly RequestFieldName[];

/** docs/product.md, section 7. */
export const csvFileName = 'appointments.csv';
export const csvMediaType = 'text/csv;charset=utf-8';

/** Without it Excel reads UTF-8 as the system's code page, which garbles Indian scripts. */
const byteOrderMark = '\uFEFF';

/**
 * Matches possible starts of a formula (OWASP, CSV injection): leading = + - @, also full-width or after spaces and invisible
 * characters, and any before TAB, CR or LF. Not only at the text's start, because a program with another list separator splits
 * quoted cells.
 */
const formulaStart =
  /^(?=[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|\p{Zs}*[\t\r\n])|(?<=[;\t\r\n])(?=(?:(?![\t\r\n])["\p{Zs}\p{Cf}\p{Cc}])*[=+\-@＝＋－＠])/gu;

/** Always quoted: 'quoted field as text' then keeps the zeros of phone numbers. */
function field(text: string): string {
  return `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`;
}

function row(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

export interface ExportColumns {
  labels: readonly string[];
  valuesOf: (request: AppointmentRequest) => readonly string[];
}

export const exportColumns: ExportColumns = {
  labels: fields.map((name) => requestFields[name].label),
  valuesOf: (request) => fields.map((name) => request[name]),
};

/** The export: RFC 4180 with UTF-8 byte-order mark, CRLF, every field quoted, no cell a formula. */
export function requestsCsv(
  requests: readonly AppointmentRequest[],
  { labels, valuesOf } = exportColumns,
): string {
  return byteOrderMark + row(labels) + requests.map((request) => row(valuesOf(request))).join('');
}
