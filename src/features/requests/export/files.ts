/* The files of the export: one file to fetch, before it is asked for. */
export { callColumns, callsCsvFileName } from '#src/domain/callColumns.ts';
export { countCut, cutMessage } from '#src/domain/requestsCsv.ts';
export { requestsXlsx, xlsxFileName } from '#src/domain/requestsXlsx.ts';
export { csvFile } from './csvBlob.ts';
