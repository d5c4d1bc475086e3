import { useEffect, useRef, useState } from 'react';
import { nextTurn } from '#src/domain/timeSlicing.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/**
 * The export to a CSV file, one at a time and in parts, so that a long list does not block the page. `owner` is the
 * logged-in user: when it changes, the export under way is cancelled.
 */
export function useExport(owner: string | null) {
  const [exporting, setExporting] = useState(false);
  /** The result, for screen readers: they do not notice a download. */
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState(false);
  const controller = useRef<AbortController>(null);

  // A user who logs out or leaves the page gets no file afterwards.
  useEffect(() => () => controller.current?.abort(), [owner]);

  async function exportRequests(requests: readonly AppointmentRequest[]) {
    if (controller.current || requests.length === 0) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setExporting(true);
    setDone('');
    setFailed(false);
    try {
      // Let the button show 'Preparing…' before the work begins.
      await nextTurn();
      // Fetched when it is asked for. Where it can't be, the page says that the file could not be made.
      const { csvBlob, csvFileName, downloadFile } = await import('./csvBlob.ts');
      const file = await csvBlob(requests, signal);
      if (!file) return;
      downloadFile(csvFileName, file);
      const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
      setDone(`${csvFileName} is ready: ${count}.`);
    } catch (error) {
      console.error('The export failed.', error);
      setFailed(true);
    } finally {
      controller.current = null;
      setExporting(false);
    }
  }

  return { exporting, done, failed, dismissFailure: () => setFailed(false), exportRequests };
}
