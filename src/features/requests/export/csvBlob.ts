import {
  csvFileName,
  csvMediaType,
  type ExportColumns,
  requestsCsvParts,
} from '#src/domain/requestsCsv.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { ExportFile } from './useExport.ts';

/** The export as a CSV, perhaps with `more` columns after its own. */
export function csvFile(name = csvFileName, more?: ExportColumns): ExportFile {
  return { name, make: (requests, signal) => csvBlob(requests, signal, more) };
}

async function csvBlob(
  requests: readonly AppointmentRequest[],
  signal: AbortSignal,
  more: ExportColumns | undefined,
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  for await (const part of requestsCsvParts(requests, more)) {
    if (signal.aborted) return undefined;
    // A Blob for each part: encoding the whole text at the end would block the page.
    parts.push(new Blob([part]));
  }
  return signal.aborted ? undefined : new Blob(parts, { type: csvMediaType });
}
