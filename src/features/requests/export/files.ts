/* The files of the export: one file to fetch, before it is asked for. */
export { downloadFile } from '#src/components/downloadFile.ts';
export { callColumns, callsCsvFileName } from '#src/domain/callColumns.ts';
export { outageFileName, outageMediaType, outagePage } from '#src/domain/outagePage.ts';
export { countCut, cutMessage, exportColumns, joinedColumns } from '#src/domain/requestsCsv.ts';
export { requestsXlsx, xlsxFileName, xlsxWithCalls } from '#src/domain/requestsXlsx.ts';
export { viewColumns, viewFileName } from '#src/domain/viewColumns.ts';
export { csvFile } from './csvBlob.ts';
