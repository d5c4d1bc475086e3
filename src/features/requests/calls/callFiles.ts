import { downloadFile } from '#src/components/downloadFile.ts';
import type { CallBook } from '#src/domain/CallBook.ts';
import {
  callFileName,
  callFileType,
  largestCallFile,
  parseCallFile,
  serializeCalls,
} from '#src/domain/callFile.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { CallStore } from './CallStore.ts';

/** Downloads the desk's notes as a file for another computer, and says so. `now`: the clinic's clock. */
export function exportNotes({ about }: CallBook, now: ClockTime): string {
  const name = callFileName(now);
  downloadFile(name, new Blob([serializeCalls(about)], { type: callFileType }));
  return `${name} is ready: notes about ${requestsPhrase(about.length)}.`;
}

/** Imports a file and says what came of it. */
export async function importFrom(file: File, store: CallStore): Promise<string> {
  if (file.size > largestCallFile) return `${file.name} is too large. Nothing was imported.`;
  let text: string;
  try {
    text = await file.text();
  } catch {
    return `${file.name} can’t be read. Nothing was imported.`;
  }
  const content = parseCallFile(text);
  if (typeof content === 'string') return `${file.name} was not imported. ${content}`;
  const { records, unreadable } = content;
  const { added, changed } = store.merge(records);
  const taken = [
    added > 0 && `${added} new`,
    changed.length > added && `${changed.length - added} changed`,
  ].filter(Boolean);
  return [
    taken.length > 0
      ? `From ${file.name}: ${taken.join(', ')}.`
      : `${file.name} has no notes that are new here.`,
    unreadable > 0 && `Left out because they can’t be read: ${unreadable}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
