import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/platform/afterPaint.ts';
import { downloadFile } from '#src/platform/downloadFile.ts';
import { csvFileName, csvMediaType, exportColumns, requestsCsv } from './requestsCsv.ts';
import { requestsPhrase } from '#src/features/requests/requestsPhrase.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

export type CsvExport = ReturnType<typeof useExport>;

/**
 * 'Export to Excel' (docs/product.md, section 7), one at a time. `owner` is the logged-in user: when it changes, the
 * export under way is cancelled.
 */
export function useExport(owner: string | null) {
  const [exporting, setExporting] = useState(false);
  /** The result, for screen readers, which do not announce a download. */
  const [done, setDone] = useState('');
  /** Why the file could not be made. */
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(null);

  // A user who logs out or leaves the page gets no file afterwards.
  useEffect(() => () => controller.current?.abort(), [owner]);

  async function exportRequests(
    requests: readonly AppointmentRequest[],
    name = csvFileName,
    columns = exportColumns,
  ) {
    if (controller.current || requests.length === 0) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setExporting(true);
    setDone('');
    setProblem(undefined);
    try {
      // The button shows 'Preparing…' before the work begins.
      await new Promise<void>((resolve) => void afterPaint(resolve));
      if (signal.aborted) return;
      downloadFile(name, new Blob([requestsCsv(requests, columns)], { type: csvMediaType }));
      setDone(`${name} is ready: ${requestsPhrase(requests.length)}.`);
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
