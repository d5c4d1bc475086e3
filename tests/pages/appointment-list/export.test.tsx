import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { delay } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { parseCsv } from '#tests/support/parseCsv.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { days, openListOf } from './kit.ts';

/** The files that are downloaded from now on. */
function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:sample';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (this.download && blob) files.push({ name: this.download, blob });
  });
  return files;
}

/** jsdom's Blob has no text(), and reading one would drop the byte-order mark. */
async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsArrayBuffer(blob);
  });
}

async function rowsOf(blob: Blob): Promise<string[][]> {
  const bytes = await bytesOf(blob);
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  return parseCsv(new TextDecoder().decode(bytes));
}

describe('the export', () => {
  const exportButton = () => screen.getByRole('button', { name: /^(Export to Excel|Preparing…)$/ });

  it('exports every request that passes the filters, not only the page', async () => {
    const files = savedFiles();
    const records = [...days(37), requestRecord(99, { appointment_date: null })];
    await openListOf(records, '/appointmentlist?from=2026-07-02&sort=Oldest');
    fireEvent.click(exportButton());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('appointments.csv');
    const rows = await rowsOf(files[0]!.blob);
    expect(rows[0]).toEqual([
      'ID',
      'Name',
      'Mobile',
      'Email',
      'Appointment Type',
      'Pet Type',
      'Location',
      'Manager Phone',
      'Date',
      'Time',
      'Comments',
    ]);
    expect(rows.slice(1).map((row) => row[0])).toEqual(
      Array.from({ length: 36 }, (_, index) => String(index + 2)),
    );
    expect(await screen.findByText('appointments.csv is ready: 36 requests.')).toHaveRole('status');
  });

  it('says that it prepares the file, makes one for many clicks, and leaves the page responsive', async () => {
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

  it('makes no file for a user who logs out meanwhile', async () => {
    const files = savedFiles();
    await openListOf(days(5000));
    fireEvent.click(exportButton());
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Login to Your Account' });
    await delay(100);
    expect(files).toEqual([]);
  });

  it('says so when the browser can’t make the file', async () => {
    expectConsole('error', 'The export failed.');
    savedFiles();
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    await openListOf(days(1));
    fireEvent.click(exportButton());
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
  });

  it('the problem of a later file takes the place of an earlier one’s', async () => {
    vi.setSystemTime('2026-07-18T12:00:00');
    expectConsole('error', 'The export failed.');
    savedFiles();
    const { createObjectURL } = URL;
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    await openListOf([requestRecord(3, { comments: 'x'.repeat(32_768) })]);
    const along = await screen.findByRole('button', { name: 'Take today and tomorrow along' });
    fireEvent.click(along);
    expect(await screen.findByText(/^The file could not be made/)).toBeVisible();
    URL.createObjectURL = createObjectURL;
    fireEvent.click(screen.getByRole('button', { name: 'Export as .xlsx' }));
    expect(await screen.findByText(/^A text of 1 request is longer/)).toBeVisible();
    expect(screen.queryByText(/^The file could not be made/)).toBeNull();
    // A page has no cells.
    fireEvent.click(along);
    expect(await screen.findByText(/^today-and-tomorrow-.* is ready/)).toBeInTheDocument();
    expect(screen.queryByText(/^A text of 1 request is longer/)).toBeNull();
  });

  it.each(['Export to Excel', 'Export as .xlsx'])(
    'says after %s how many texts are longer than a cell of Excel',
    async (name) => {
      savedFiles();
      await openListOf([requestRecord(3, { comments: 'x'.repeat(32_768) })]);
      fireEvent.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(/ is ready: 1 request\./)).toBeInTheDocument();
      expect(
        await screen.findByText(
          'A text of 1 request is longer than the 32,767 characters that a cell of Excel holds: the end is missing there. Read it in the list.',
        ),
      ).toBeVisible();
    },
  );

  it('the export has a file with the calls, and a workbook, as further choices', async () => {
    const files = savedFiles();
    await openListOf(days(3), '/appointmentlist?from=2026-07-02');
    fireEvent.click(await screen.findByRole('button', { name: 'Export with calls' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('appointments-with-calls.csv');
    const rows = await rowsOf(files[0]!.blob);
    expect(rows[0]?.slice(10)).toEqual([
      'Comments',
      'Status',
      'Note',
      'Last Call',
      'Visit',
      'Changed To',
    ]);
    expect(rows.slice(1).map((row) => row[11])).toEqual(['To call', 'To call']);
    expect(await screen.findByText('appointments-with-calls.csv is ready: 2 requests.')).toHaveRole(
      'status',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export as .xlsx with calls' }));
    await waitFor(() => expect(files.at(-1)?.name).toBe('appointments-with-calls.xlsx'));
  });

  it('an export that is pressed right after the last key of a note has that key', async () => {
    vi.setSystemTime('2026-07-02T12:00:00');
    stubDialog();
    const files = savedFiles();
    await openListOf(days(3), '/appointmentlist?from=2026-07-02');
    fireEvent.click(screen.getByRole('button', { name: 'Owner 2' }));
    const note = await screen.findByLabelText('Note');
    note.focus();
    const presses = [
      'Export with calls',
      'Export as .xlsx with calls',
      'Hand notes over',
      'Take today and tomorrow along',
    ];
    for (const [index, press] of presses.entries()) {
      const text = `Rings back ${index}`;
      fireEvent.change(note, { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: press }));
      await waitFor(() => expect(files).toHaveLength(index + 1));
      const bytes = await bytesOf(files[index]!.blob);
      const parts = press.includes('.xlsx') ? Object.values(unzipSync(bytes)) : [bytes];
      expect(parts.map((part) => new TextDecoder().decode(part)).join('')).toContain(text);
    }
  });

  it('has this week whichever days are chosen, and the view as it is on the screen', async () => {
    vi.setSystemTime('2026-07-08T12:00:00');
    const files = savedFiles();
    await openListOf(days(30), '/appointmentlist?from=2026-07-20&sort=Oldest');
    const week = await screen.findByRole('button', { name: 'Export this week' });
    expect(
      screen.getByText(/^7 requests for 6 Jul 2026 to 12 Jul 2026, whichever days are chosen/),
    ).toBeVisible();
    fireEvent.click(week);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('appointments-2026-07-06-to-2026-07-12.csv');
    const [head, ...rows] = await rowsOf(files[0]!.blob);
    expect(head?.[0]).toBe('ID');
    expect(rows.map(([id]) => id)).toEqual(['6', '7', '8', '9', '10', '11', '12']);

    fireEvent.click(screen.getByRole('button', { name: 'Export this view' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files[1]?.name).toBe('appointments-from-20-jul-2026-oldest.csv');
    const [labels, first] = await rowsOf(files[1]!.blob);
    expect(labels?.slice(0, 4)).toEqual(['Name', 'Mobile', 'Date', 'Time']);
    expect(first?.slice(0, 4)).toEqual(['Owner 20', '5555500020', '20 Jul 2026', '10:30 AM']);
  });

  it('takes today and tomorrow along as a page that needs no network, whatever is filtered', async () => {
    vi.setSystemTime('2026-07-08T12:00:00');
    const files = savedFiles();
    await openListOf(days(30), '/appointmentlist?from=2026-07-20');
    fireEvent.click(await screen.findByRole('button', { name: 'Take today and tomorrow along' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('today-and-tomorrow-2026-07-08-1200.html');
    const text = new TextDecoder().decode(await bytesOf(files[0]!.blob));
    expect(text.match(/Owner \d+/g)).toEqual(['Owner 8', 'Owner 9']);
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(kept.join()).not.toContain('Owner');
    // A later file is told by its own name, and this one is not told again.
    const told = await screen.findByText(/^today-and-tomorrow-.* is ready/);
    fireEvent.click(screen.getByRole('button', { name: 'Export as .xlsx' }));
    expect(await screen.findByText(/^appointments\.xlsx is ready/)).toHaveRole('status');
    expect(told).not.toHaveTextContent('tomorrow');
  });
});
