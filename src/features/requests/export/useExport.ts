import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#src/components/downloadFile.ts';
import { csvFileName, exportColumns } from '#src/domain/requestsCsv.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import { yieldToMain } from '#src/domain/timeSlicing.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { csvBlob } from './csvBlob.ts';

/**
 * 'Export to Excel' (docs/product.md, section 7), one at a time and in parts, so that a long list does not block the page. `owner` is
 * the logged-in user: when it changes, the export under way is cancelled.
 */
export function useExport(owner: string | null) {
  const [exporting, setExporting] = useState(false);
  /** The result, for screen readers: they do not notice a download. */
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
      // Let the button show 'Preparing…' before the work begins.
      await yieldToMain();
      const file = await csvBlob(requests, columns, signal);
      if (!file) return;
      downloadFile(name, file);
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
