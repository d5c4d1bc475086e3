import { useEffect, useRef, useState } from 'react';
import { requestsCsvParts, csvFileName, csvMediaType } from '#src/domain/csv.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { downloadFile } from '#src/components/downloadFile.ts';

/**
 * The export to a file, in parts, so that a long list does not hold the page; one at a time. `owner` is who is logged in:
 * with them goes what they asked for.
 */
export function useExport(owner: string | null) {
  const [exporting, setExporting] = useState(false);
  /** What came of it, for those who do not see the download. */
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState(false);
  const run = useRef<{ left: boolean }>(null);

  // Whoever logs out or leaves gets no file afterwards.
  useEffect(
    () => () => {
      if (run.current) run.current.left = true;
    },
    [owner],
  );

  async function exportRequests(requests: readonly AppointmentRequest[]) {
    if (run.current || requests.length === 0) return;
    const current = { left: false };
    run.current = current;
    setExporting(true);
    setDone('');
    setFailed(false);
    try {
      // The button says that it works before the work begins.
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      const parts: Blob[] = [];
      for await (const part of requestsCsvParts(requests)) {
        if (current.left) return;
        // Written out part by part: all of it at the end would hold the page.
        parts.push(new Blob([part]));
      }
      if (current.left) return;
      downloadFile(csvFileName, new Blob(parts, { type: csvMediaType }));
      const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
      setDone(`${csvFileName} is ready: ${count}.`);
    } catch (error) {
      console.error('The export failed.', error);
      setFailed(true);
    } finally {
      run.current = null;
      setExporting(false);
    }
  }

  return { exporting, done, failed, dismissFailure: () => setFailed(false), exportRequests };
}
