import { useEffect, useRef, useState } from 'react';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import { yieldToMain } from '#src/domain/timeSlicing.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** A file of requests. */
export interface ExportFile {
  name: string;
  /** It holds texts of any length, unlike a cell of Excel. */
  isWhole?: boolean;
  /** Its content; undefined where it was cancelled. */
  make: (requests: readonly AppointmentRequest[], signal: AbortSignal) => Promise<Blob | undefined>;
}

/** 'Export to Excel' (docs/product.md, section 7). */
async function specifiedFile(): Promise<ExportFile> {
  return (await import('./files.ts')).csvFile();
}

/**
 * The export to a file, one at a time and in parts, so that a long list does not block the page. `owner` is the
 * logged-in user: when it changes, the export under way is cancelled.
 */
export function useExport(owner: string | null) {
  const [exporting, setExporting] = useState(false);
  /** The result, for screen readers: they do not notice a download. */
  const [done, setDone] = useState('');
  /** Why the file could not be made, or what is missing in it. */
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(null);

  // A user who logs out or leaves the page gets no file afterwards.
  useEffect(() => () => controller.current?.abort(), [owner]);

  async function exportRequests(
    requests: readonly AppointmentRequest[],
    load: () => Promise<ExportFile> = specifiedFile,
  ) {
    if (controller.current || requests.length === 0) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setExporting(true);
    setDone('');
    setProblem(undefined);
    try {
      // Let the button show 'Preparing…' before the work begins.
      await yieldToMain();
      // Fetched when it is asked for. Where it can't be, the page says that the file could not be made.
      const [{ name, isWhole, make }, { countCut, cutMessage, downloadFile }] = await Promise.all([
        load(),
        import('./files.ts'),
      ]);
      const file = await make(requests, signal);
      if (!file) return;
      downloadFile(name, file);
      setDone(`${name} is ready: ${requestsPhrase(requests.length)}.`);
      const cut = isWhole ? 0 : await countCut(requests);
      if (cut > 0) setProblem(cutMessage(cut));
    } catch (error) {
      console.error('The export failed.', error);
      setProblem('The file could not be made. Please try again.');
    } finally {
      controller.current = null;
      setExporting(false);
    }
  }

  return { exporting, done, problem, dismissProblem: () => setProblem(undefined), exportRequests };
}
