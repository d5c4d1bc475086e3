import {
  csvFileName,
  csvMediaType,
  type ExportColumns,
  requestsCsvParts,
} from '#src/domain/requestsCsv.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { ExportFile } from './useExport.ts';

/** The export as a CSV, perhaps with other columns than its own. */
export function csvFile(name = csvFileName, columns?: ExportColumns): ExportFile {
  return { name, make: (requests, signal) => csvBlob(requests, signal, columns) };
}

async function csvBlob(
  requests: readonly AppointmentRequest[],
  signal: AbortSignal,
  columns: ExportColumns | undefined,
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  for await (const part of requestsCsvParts(requests, columns)) {
    if (signal.aborted) return undefined;
    // A Blob for each part: encoding the whole text at the end would block the page.
    parts.push(new Blob([part]));
  }
  return signal.aborted ? undefined : new Blob(parts, { type: csvMediaType });
}
