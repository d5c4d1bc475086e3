import { Zip, ZipDeflate } from 'fflate';
import { type ExportColumns, exportColumns, longestCell } from './requestsCsv.ts';
import { yieldToMain } from './timeSlicing.ts';
import type { AppointmentRequest } from './types.ts';

/** The file's names, without and with calls, and its media type. */
export const xlsxFileName = 'appointments.xlsx';
export const xlsxWithCalls = 'appointments-with-calls.xlsx';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const namespace = 'http://schemas.openxmlformats.org';
const relations = `${namespace}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All that a workbook with one sheet needs (ECMA-376). Style 1 is 'text': a number that is typed over stays as typed. */
const fixedFiles: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Appointments" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Widths in characters; of the others 18. */
const widths: Readonly<Record<string, number>> = { ID: 8, Email: 30, Comments: 60, Note: 60 };

const columnXml = (label: string, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${widths[label] ?? 18}" style="1" customWidth="1"/>`;

const sheetStart = ({ labels }: ExportColumns) =>
  `<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${labels.map(columnXml).join('')}</cols><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

/** What Excel calls the columns: more than any export has. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Marks a text that was cut to fit a cell. */
const cutMark = ' … (cut: a cell of Excel holds no more)';

/** Few enough for a slow phone to write and compress within a tenth of a second. */
const rowsPerPart = 500;

/**
 * The export as an Excel workbook. Every cell is text, so that no telephone number loses its zeros and nothing
 * can run as a formula. Undefined where `signal` cancels it. With a turn of the event loop after each part, 100,000 requests
 * never block the page.
 */
export async function requestsXlsx(
  requests: readonly AppointmentRequest[],
  signal: AbortSignal,
  columns = exportColumns,
): Promise<Blob | undefined> {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, xml] of Object.entries(fixedFiles)) addFile(zip, path)(xml, true);
  const write = addFile(zip, 'xl/worksheets/sheet1.xml');
  write(sheetStart(columns) + rowXml(columns.labels, 1));
  for (let start = 0; start < requests.length; start += rowsPerPart) {
    await yieldToMain();
    if (signal.aborted) return undefined;
    const rows = requests.slice(start, start + rowsPerPart);
    write(rows.map((each, index) => rowXml(columns.valuesOf(each), start + index + 2)).join(''));
  }
  write(sheetEnd, true);
  zip.end();
  return new Blob(parts, { type: mediaType });
}

/** Adds an XML file to an archive and returns what writes its text, part by part. */
function addFile(zip: Zip, path: string): (xml: string, isLast?: boolean) => void {
  const encoder = new TextEncoder();
  const file = new ZipDeflate(path);
  // The earliest day that an archive knows: the same requests give the same file.
  file.mtime = new Date(1980, 0, 1);
  zip.add(file);
  file.push(encoder.encode(declaration));
  return (xml, isLast) => file.push(encoder.encode(xml), isLast);
}

/** Row `number`, from 1. Excel counts rows and cells by itself; ExcelJS needs their references. */
function rowXml(values: readonly string[], number: number): string {
  const cells = values.map(
    (value, index) =>
      `<c r="${letters[index]}${number}" s="1" t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A cell's text. Characters that XML forbids are written as Excel does, `_x0007_`; text that already looks like that is escaped. */
function cellText(value: string): string {
  return (
    fitting(value.replace(/\r\n?/g, '\n'))
      // Escape overlapping matches and those that end in a forbidden character as well.
      // oxlint-disable-next-line no-control-regex -- these are the ones
      .replace(/_(?=x[\dA-Fa-f]{4}[_\u0000-\u0008\u000b-\u001f])/g, '_x005F_')
      // oxlint-disable-next-line no-control-regex -- these are the ones
      .replace(/[\u0000-\u0008\u000b-\u001f]/g, codeOf)
      .replace(/[\ufffe\uffff]/g, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

function fitting(text: string): string {
  if (text.length <= longestCell) return text;
  // Do not cut a surrogate pair in two.
  return text.slice(0, longestCell - cutMark.length).replace(/[\ud800-\udbff]$/, '') + cutMark;
}

function codeOf(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
