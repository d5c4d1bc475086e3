import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCsv } from '#tests/support/parseCsv.ts';
import { bytesOf, savedFiles } from '#tests/support/savedFiles.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { days, note, openListOf, writeNote } from './requestListKit.ts';

async function rowsOf(blob: Blob): Promise<string[][]> {
  const bytes = await bytesOf(blob);
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  return parseCsv(new TextDecoder().decode(bytes));
}

const exportButton = () => screen.getByRole('button', { name: /^(Export to Excel|Preparing…)$/ });

it('the export has every request that passes the filters, not only the page', async () => {
  const files = savedFiles();
  const records = [...days(37), requestRecord(99, { appointment_date: null })];
  await openListOf(records, '/appointmentlist?from=2026-07-02&sort=Oldest');
  fireEvent.click(exportButton());
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('appointments.csv');
  const [, ...rows] = await rowsOf(files[0]!.blob);
  expect(rows.map(([id]) => id)).toEqual(
    days(37)
      .slice(1)
      .map(({ id }) => String(id)),
  );
  expect(await screen.findByText('appointments.csv is ready: 36 requests.')).toHaveRole('status');
});

it('the export with notes adds them after the same columns, none as a formula', async () => {
  const files = savedFiles();
  await openListOf([requestRecord(1), requestRecord(2)], '/appointmentlist?sort=No+Sorting');
  writeNote(2, { ...note, text: '=1+1' });
  fireEvent.click(screen.getByText('Export with notes'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('appointments-with-notes.csv');
  expect((await rowsOf(files[0]!.blob)).map((row) => row.slice(-3))).toEqual([
    ['Status', 'Note', 'Call Again At'],
    ['To call', '', ''],
    ['No answer', "'=1+1", '2026-07-18 08:30'],
  ]);
});

it('the export says that it is being prepared, and many clicks make one file', async () => {
  const files = savedFiles();
  await openListOf(days(5000));
  const button = exportButton();
  // The next turn of the event loop comes before the file does.
  let filesMeanwhile: number | undefined;
  setTimeout(() => (filesMeanwhile = files.length));
  for (let clicks = 0; clicks < 5; clicks += 1) fireEvent.click(button);
  expect(button).toHaveTextContent('Preparing…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(filesMeanwhile).toBe(0);
  await waitFor(() => expect(button).toHaveTextContent('Export to Excel'));
  expect(await rowsOf(files[0]!.blob)).toHaveLength(5001);
  expect(files).toHaveLength(1);
});
