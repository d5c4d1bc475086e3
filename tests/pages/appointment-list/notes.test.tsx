import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, press } from '#tests/support/controls.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { stopClock } from '#tests/support/stopClock.ts';
import { column, note, openListOf, table, writeNote } from './requestListKit.ts';

beforeEach(() => {
  stopClock('2026-07-18T09:00:00');
});

/** Opens the list of three requests, and the second of them. */
async function openSecond() {
  const { user } = await openListOf([1, 2, 3].map((id) => requestRecord(id)));
  press('Owner 2');
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Owner 2' })) };
}

const row = () => within(table()).getByRole('button', { name: 'Owner 2' }).closest('tr')!;
const stored = (): unknown => JSON.parse(localStorage.getItem('note:2') ?? 'null');

it('the desk’s notes are kept key by key, say so, and show in the row', async () => {
  const { drawer } = await openSecond();
  expect(drawer.getByLabelText('To call')).toBeChecked();
  fill('Note', 'After six\nAsk for Asha');
  expect(stored()).toMatchObject({ text: 'After six\nAsk for Asha', phoneEnd: '0002' });
  expect(drawer.getByText('Kept on this computer for everyone at this desk.')).toHaveRole('status');
  fireEvent.click(drawer.getByLabelText('No answer'));
  fireEvent.click(drawer.getByLabelText('Call again: Tomorrow 10 AM'));
  expect(drawer.getByLabelText('Call again at')).toHaveValue('2026-07-19T10:00');
  await waitFor(() => expect(row()).toHaveTextContent('Again 19 Jul'));
  expect(row()).toHaveTextContent(/Note: After sixComment 2/);
  fireEvent.click(drawer.getByLabelText('Confirmed'));
  expect(drawer.queryByLabelText('Call again at')).toBeNull();
});

it('the desk’s notes lose no letter while the browser does not keep them, and say so', async () => {
  const { drawer } = await openSecond();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fill('Note', 'After six');
  expect(drawer.getByText(/^Not kept: this browser refuses it/)).toHaveRole('status');
  press('Next request');
  vi.restoreAllMocks();
  press('Previous request');
  expect(drawer.getByLabelText('Note')).toHaveValue('After six');
  fill('Note', 'After six!');
  expect(drawer.getByText(/^Kept on this computer/)).toBeVisible();
  expect(stored()).toMatchObject({ text: 'After six!' });
});

it('the desk’s notes follow another tab, except in a field that is being typed in', async () => {
  const { user, drawer } = await openSecond();
  writeNote(2, note);
  expect(drawer.getByLabelText('Note')).toHaveValue('After six');
  await user.type(drawer.getByLabelText('Note'), '!');
  writeNote(2, { ...note, status: 'Changed', text: 'Moved' });
  expect(drawer.getByLabelText('Changed')).toBeChecked();
  expect(drawer.getByLabelText('Note')).toHaveValue('After six!');
  await user.type(drawer.getByLabelText('Note'), '!');
  expect(stored()).toMatchObject({ status: 'Changed', text: 'After six!!' });
});

it('a note keeps a complete time to call again, whatever another tab does meanwhile', async () => {
  const { drawer } = await openSecond();
  const field = drawer.getByLabelText('Call again at');
  field.focus();
  writeNote(2, note);
  expect(field).toHaveValue('');
  fill('Call again at', '2026-07-18T18:00');
  expect(stored()).toMatchObject({ text: note.text, callAgainAt: '2026-07-18T18:00' });
  fill('Call again at', '0002-07-18T18:00');
  const regions = drawer.getAllByRole('status');
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-07-18T18:00');
  const error = 'Not kept: give a day and a time to come.';
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(regions.map(({ textContent }) => textContent)).toContain(error);
});

it('the head counts the owners to call again, and lists them by time', async () => {
  await openListOf([1, 2, 3].map((id) => requestRecord(id)));
  writeNote(1, { ...note, callAgainAt: '2026-07-19T10:00', phoneEnd: '0001' });
  writeNote(2, note);
  await waitFor(() => press('1 to call again'));
  await waitFor(() => expect(column('ID')).toEqual(['2', '1']));
  fill('Notes', 'To call');
  await waitFor(() => expect(column('ID')).toEqual(['3']));
});

it('the desk’s notes are removed from this computer together, after a question', async () => {
  writeNote(2, note);
  await openListOf([requestRecord(2)]);
  press('Remove all notes from this computer');
  expect(screen.getByText(/^Remove the notes about 1 request from this/)).toHaveRole('status');
  press('Keep them');
  expect(stored()).toEqual(note);
  press('Remove all notes from this computer');
  press('Remove');
  expect(stored()).toBeNull();
  expect(screen.getByText('All notes are removed from this computer.')).toBeVisible();
  await waitFor(() => expect(row()).not.toHaveTextContent('After six'));
  act(() => writeNote(3, note));
  expect(screen.queryByText('All notes are removed from this computer.')).toBeNull();
});
