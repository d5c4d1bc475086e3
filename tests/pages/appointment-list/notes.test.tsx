import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stopClock } from '#tests/support/clock.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, click, column, note, openListOf, table, writeNote } from './kit.ts';

beforeEach(() => {
  stubDialog();
  stopClock('2026-07-18T09:00:00');
});

const three = [1, 2, 3].map((id) => requestRecord(id));
const firstKept = 'Kept on this computer for everyone at this desk.';
async function openRequest(name: string) {
  click(name);
  return within(await screen.findByRole('dialog', { name }));
}

const rowOf = (name: string) => within(table()).getByRole('button', { name }).closest('tr')!;
const stored = (id: number): unknown => JSON.parse(localStorage.getItem(`note:${id}`) ?? 'null');

describe('notes', () => {
  it('keeps a note key by key, says so, and shows it in the row', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    expect(dialog.getByLabelText('To call')).toBeChecked();
    expect(
      dialog.getByText('Notes stay on this computer, for everyone at this desk.'),
    ).toBeVisible();
    choose('Note', 'Af');
    expect(stored(2)).toMatchObject({ note: 'Af', phoneEnd: '0002' });
    expect(dialog.getByText(firstKept)).toHaveRole('status');
    choose('Note', 'After six\nAsk for Asha');
    fireEvent.click(dialog.getByLabelText('No answer'));
    fireEvent.click(dialog.getByLabelText('Call again: Tomorrow 10 AM'));
    expect(dialog.getByLabelText('Call again at')).toHaveValue('2026-07-19T10:00');
    await waitFor(() => expect(rowOf('Owner 2')).toHaveTextContent('Again 19 Jul'));
    expect(rowOf('Owner 2')).toHaveTextContent(/Note: After sixComment 2/);
    fireEvent.click(dialog.getByLabelText('Confirmed'));
    expect(dialog.queryByLabelText('Call again at')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Next request' }));
    fireEvent.click(dialog.getByLabelText('Confirmed'));
    expect(dialog.getByText('Kept on this computer.')).toHaveRole('status');
  });

  it('says that a note is not kept where the browser refuses it, and loses no letter of it', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    choose('Note', 'After six');
    expect(dialog.getByText(/^Not kept: this browser refuses it/)).toHaveRole('status');
    fireEvent.click(dialog.getByRole('button', { name: 'Next request' }));
    vi.restoreAllMocks();
    writeNote(2, note);
    click('Previous request');
    expect(screen.getByLabelText('Note')).toHaveValue('After six');
    expect(screen.getByText(/^Not kept: this browser refuses it/)).toBeVisible();
    choose('Note', 'After six!');
    expect(screen.getByText(firstKept)).toBeVisible();
    expect(stored(2)).toMatchObject({ note: 'After six!' });
  });

  it('follows another tab, but never in the field that is being typed in', async () => {
    const { user } = await openListOf(three);
    const dialog = await openRequest('Owner 2');
    writeNote(2, { ...note, note: 'After seven' });
    expect(dialog.getByLabelText('Note')).toHaveValue('After seven');
    await waitFor(() => expect(rowOf('Owner 2')).toHaveTextContent('Call again'));
    await user.type(dialog.getByLabelText('Note'), '!');
    // Unheard of by this tab.
    localStorage.setItem('note:2', JSON.stringify(note));
    fireEvent.click(dialog.getByLabelText('No answer'));
    expect(stored(2)).toMatchObject({ status: 'No answer', note: note.note });
    writeNote(2, { ...note, status: 'Changed', note: 'Moved to Monday' });
    expect(dialog.getByLabelText('Changed')).toBeChecked();
    expect(dialog.getByLabelText('Note')).toHaveValue('After seven!');
    expect(dialog.getByText(/^Not kept: another tab has changed this note/)).toBeVisible();
    await user.type(dialog.getByLabelText('Note'), '!');
    expect(stored(2)).toMatchObject({ status: 'Changed', note: 'After seven!!' });
  });

  it('keeps a time to call again that is whole, whatever another tab keeps meanwhile', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const field = dialog.getByLabelText('Call again at');
    field.focus();
    choose('Call again at', '0020-07-18T18:00');
    expect(stored(2)).toBeNull();
    writeNote(2, note);
    expect(field).toHaveValue('0020-07-18T18:00');
    choose('Call again at', '2026-07-18T18:00');
    expect(stored(2)).toMatchObject({ note: note.note, callAgain: '2026-07-18T18:00' });
    choose('Call again at', '0002-07-18T18:00');
    fireEvent.blur(field);
    expect(field).toHaveValue('2026-07-18T18:00');
    expect(dialog.getByText('Not kept: give a day and a time to come.')).toBeVisible();
  });

  it('says at the head how many to call again, and lists them, whose time comes first', async () => {
    await openListOf(three);
    writeNote(1, { ...note, callAgain: '2026-07-19T10:00', phoneEnd: '0001' });
    writeNote(2, note);
    await waitFor(() => click('1 to call again'));
    await waitFor(() => expect(column('ID')).toEqual(['2', '1']));
    choose('Notes', 'To call');
    await waitFor(() => expect(column('ID')).toEqual(['3']));
    expect(screen.getByRole('button', { name: '1 to call again' })).toBeVisible();
  });

  it('removes all notes from this computer, after a question', async () => {
    writeNote(2, note);
    const { user } = await openListOf(three);
    const ask = () => user.click(screen.getByText('Remove all notes from this computer'));
    await ask();
    expect(screen.getByText(/^Remove the notes about 1 request from this/)).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(stored(2)).toEqual(note);
    await ask();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(stored(2)).toBeNull();
    expect(screen.getByText('All notes are removed from this computer.')).toBeVisible();
    await waitFor(() => expect(rowOf('Owner 2')).not.toHaveTextContent('After six'));
  });
});
