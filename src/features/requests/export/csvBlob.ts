import { csvMediaType, type ExportColumns, requestsCsvParts } from '#src/domain/requestsCsv.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The export as a file; undefined where it was cancelled. */
export async function csvBlob(
  requests: readonly AppointmentRequest[],
  columns: ExportColumns,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  for await (const part of requestsCsvParts(requests, columns)) {
    if (signal.aborted) return undefined;
    // A Blob for each part: encoding the whole text at the end would block the page.
    parts.push(new Blob([part]));
  }
  return signal.aborted ? undefined : new Blob(parts, { type: csvMediaType });
}
