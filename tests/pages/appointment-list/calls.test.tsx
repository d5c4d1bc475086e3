import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serializeCalls } from '#src/domain/callFile.ts';
import { changeCall, newCall } from '#src/domain/calls.ts';
import { stopClock } from '#tests/support/clock.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { stubSlowDisk } from '#tests/support/indexedDb.ts';
import { blankRequest, requestRecord } from '#tests/support/staff.ts';
import { announced, choose, click, column, findChart, openListOf, table } from './kit.ts';

beforeEach(() => {
  stubSlowDisk();
  stubDialog();
  stopClock('2026-07-18T09:00:00');
});

afterEach(async () => {
  cleanup();
  // Wait until the last note is written and other tabs know of it.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  vi.unstubAllGlobals();
});

const three = [1, 2, 3].map((id) => requestRecord(id));

/** Opens a request's dialog and waits until the notes about calls are there. */
async function openRequest(name: string) {
  await screen.findByRole('button', { name: 'Notes about calls' });
  click(name);
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('group', { name: 'Calls' });
  return dialog;
}

const rowOf = (name: string) =>
  within(table()).getByRole('button', { name }).closest('tr')!.textContent;

describe('calls', () => {
  it('notes what came of a call, and shows it in the list', async () => {
    const { user } = await openListOf(three);
    const dialog = await openRequest('Owner 2');
    expect(dialog.getByRole('button', { name: 'To call' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: 'No answer' }));
    expect(dialog.getByText('No answer. Last call 18 Jul 2026, 9:00 AM.')).toBeVisible();
    await user.type(dialog.getByLabelText('Note'), 'After six');
    fireEvent.change(dialog.getByLabelText('Call again at'), {
      target: { value: '2026-07-18T18:00' },
    });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(rowOf('Owner 2')).toMatch(/Note.*10:30 AMAgain 6:00 PM/);
    expect(rowOf('Owner 1')).not.toMatch(/Note/);
    const again = await openRequest('Owner 2');
    expect(again.getByLabelText('Note')).toHaveValue('After six');
    // Said once it is known.
    expect(await again.findByText(/^Kept on this computer/)).toBeVisible();
  });

  it('says nothing of a note when another request without an id is opened from it', async () => {
    const twins = ['Asha', 'Ravi'].map((name) =>
      requestRecord(1, { id: null, name, email: `${name}@mail.example` }),
    );
    const { user } = await openListOf(twins);
    const dialog = await openRequest('Asha');
    await user.type(dialog.getByLabelText('Note'), 'After six');
    await user.tab();
    expect(await dialog.findByText('Note saved.')).toBeInTheDocument();
    const ravi = (await dialog.findAllByRole('button', { name: 'Ravi' }))[0]!;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(ravi);
    const other = within(await screen.findByRole('dialog', { name: 'Ravi' }));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(other.getByLabelText('Note')).toHaveValue('');
    expect(other.queryByText('Note saved.')).not.toBeInTheDocument();
  });

  it('says when a note is full, and that a time to call again is not kept before it is whole', async () => {
    const { user } = await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const note = dialog.getByLabelText('Note');
    await user.click(note);
    await user.paste('w'.repeat(999));
    expect(note).not.toHaveAccessibleDescription();
    await user.paste('more than fits');
    expect(note).toHaveAccessibleDescription(
      'This note is full: it holds 1,000 characters, and what is over that is left out.',
    );
    expect(announced(dialog)).toContain('This note is full');

    const callAgain = dialog.getByLabelText<HTMLInputElement>('Call again at');
    expect(callAgain).not.toHaveAccessibleDescription();
    // Browsers report a day without its time like this.
    const validity = vi.spyOn(callAgain, 'validity', 'get');
    validity.mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(callAgain);
    expect(callAgain).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
    validity.mockRestore();
    fireEvent.change(callAgain, { target: { value: '2026-07-18T18:00' } });
    expect(callAgain).not.toHaveAccessibleDescription();
  });

  it('shows a time that was pressed in place of one that was half typed', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const field = () => dialog.getByLabelText<HTMLInputElement>('Call again at');
    vi.spyOn(field(), 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(field());
    const [preset] = dialog.getAllByRole('button', { name: /^Call again: / });
    fireEvent.click(preset!);
    expect(preset).toHaveAttribute('aria-pressed', 'true');
    expect(field()).not.toHaveValue('');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('notes who came, shows it in the list, and takes it back', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const arrived = dialog.getByRole('button', { name: 'Arrived' });
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmed' }));
    fireEvent.click(arrived);
    expect(arrived).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByText(/Arrived, noted 18 Jul 2026, 9:00 AM\./)).toBeVisible();
    expect(rowOf('Owner 2')).toContain('Arrived');
    fireEvent.click(arrived);
    expect(arrived).toHaveAttribute('aria-pressed', 'false');
    expect(rowOf('Owner 2')).toContain('Confirmed');
    fireEvent.click(arrived);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    choose('Calls', 'Arrived');
    expect(column('ID')).toEqual(['2']);
  });

  it('takes a double click for one press', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const doubleClick = (button: string) => {
      fireEvent.click(dialog.getByRole('button', { name: button }), { detail: 1 });
      fireEvent.click(dialog.getByRole('button', { name: button }), { detail: 2 });
    };
    doubleClick('Arrived');
    doubleClick('Call again: In an hour');
    expect(dialog.getByRole('button', { name: 'Arrived' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByLabelText('Call again at')).toHaveValue('2026-07-18T10:00');
  });

  it('takes the new day and time of a visit, shows it there, and back where it was', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    expect(dialog.queryByLabelText('New day and time')).not.toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Changed' }));
    const moment = dialog.getByLabelText('New day and time');
    fireEvent.change(moment, { target: { value: '2026-07-17T16:00' } });
    expect(column('ID')).toEqual(['1', '3', '2']);
    expect(rowOf('Owner 2')).toMatch(/Moved.*17 Jul 2026.*4:00 PMChanged/);
    expect(dialog.getByText(/Asked for Saturday, 18 Jul 2026, 10:30 AM/)).toBeVisible();
    fireEvent.change(moment, { target: { value: '' } });
    fireEvent.blur(moment);
    expect(rowOf('Owner 2')).toMatch(/18 Jul 2026.*10:30 AMChanged/);
  });

  it('calls again at a time that is often meant, by one press', async () => {
    await openListOf(three);
    const dialog = await openRequest('Owner 2');
    const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
    press('Call again: In an hour');
    expect(dialog.getByLabelText('Call again at')).toHaveValue('2026-07-18T10:00');
    press('Call again: Tomorrow 10:00 AM');
    expect(dialog.getByLabelText('Call again at')).toHaveValue('2026-07-19T10:00');
    press('Call again: Tomorrow 10:00 AM');
    expect(dialog.getByLabelText('Call again at')).toHaveValue('');
  });

  it('says at the head whom to call again, shows them in place of what was filtered, and leads back', async () => {
    await openListOf(three, '/appointmentlist?q=Owner+1');
    choose('Search', '');
    const dialog = await openRequest('Owner 2');
    fireEvent.change(dialog.getByLabelText('Call again at'), {
      target: { value: '2026-07-18T08:30' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    choose('Search', 'Owner 1');
    click('1 to call again');
    await waitFor(() => expect(column('ID')).toEqual(['2']));
    expect(screen.queryByRole('button', { name: '1 to call again' })).not.toBeInTheDocument();
    click('Undo');
    await waitFor(() => expect(column('ID')).toEqual(['1']));
    expect(screen.getByLabelText('Search')).toHaveValue('Owner 1');
  });

  it('narrows the list, and keeps the focus where the request leaves it', async () => {
    const { router, user } = await openListOf(three, '/appointmentlist?calls=To+call');
    expect(await screen.findByLabelText('Calls')).toHaveValue('To call');
    const dialog = await openRequest('Owner 1');
    await user.click(dialog.getByRole('button', { name: 'Confirmed' }));
    expect(column('ID')).toEqual(['2', '3']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Owner 2' })).toHaveFocus();
    choose('Calls', 'Confirmed');
    expect(column('ID')).toEqual(['1']);
    await waitFor(() => expect(router.state.location.search).toBe('?calls=Confirmed'));
    choose('Calls', 'Call again due');
    expect(table()).toHaveTextContent('No appointments found.');
  });

  it('calls are summed by the chart', async () => {
    await openListOf(three);
    const chart = await findChart();
    const dialog = await openRequest('Owner 1');
    fireEvent.click(dialog.getByRole('button', { name: 'Changed' }));
    expect(await chart.findByText(/on this computer: 2 to call, 1 changed/)).toBeVisible();
    fireEvent.click(chart.getByRole('button', { name: 'Show as table', hidden: true }));
    expect(chart.getByRole('columnheader', { name: 'Changed', hidden: true })).toBeInTheDocument();
  });
});

describe('the notes about calls', () => {
  it('leave as a file, are removed when that is confirmed, and come back from it', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:notes';
    });
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openListOf(three);
    const dialog = await openRequest('Owner 3');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelled' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));

    await user.click(await screen.findByRole('button', { name: 'Notes about calls' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Notes about calls' }));
    expect(notes.getByText('There are notes about 1 request.')).toBeVisible();
    click('Hand notes over');
    expect(
      screen.getByText('calls-2026-07-18-0900.json is ready: notes about 1 request.'),
    ).toBeVisible();

    const remove = () => notes.getByRole('button', { name: 'Remove all notes from this computer' });
    await user.click(remove());
    await user.click(notes.getByRole('button', { name: 'Keep them' }));
    expect(rowOf('Owner 3')).toContain('Cancelled');
    await user.click(remove());
    await user.click(notes.getByRole('button', { name: 'Remove' }));
    expect(await notes.findByText('There are no notes yet.')).toBeVisible();
    expect(await notes.findByText('All notes are removed from this computer.')).toHaveFocus();
    expect(rowOf('Owner 3')).not.toContain('Cancelled');

    const file = new File([await saved[0]!.text()], 'calls.json');
    fireEvent.click(notes.getByRole('button', { name: 'Close' }));
    const choice = screen.getByLabelText('File of notes to take over');
    await user.upload(choice, file);
    expect(await screen.findByText('From calls.json: 1 new.')).toBeVisible();
    await user.upload(choice, file);
    expect(await screen.findByText(/has no notes that are new here/)).toBeVisible();
    await user.upload(choice, new File(['<b>'], 'page.json'));
    expect(await screen.findByText(/^page.json was not imported/)).toBeVisible();
    expect(rowOf('Owner 3')).toContain('Cancelled');
  });

  it('say that they were taken over and are not kept, where the browser refuses it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { user } = await openListOf(three);
    const choice = await screen.findByLabelText('File of notes to take over');
    const request = { ...blankRequest, id: '9', name: 'Asha Menon' };
    const clock = { date: '2026-07-18', time: '09:00' };
    const record = changeCall(
      newCall(request),
      { status: 'Confirmed' },
      { by: 't-one', nowMs: 1, clock, request },
    );
    await user.upload(choice, new File([serializeCalls([record])], 'calls.json'));
    expect(
      await screen.findByText(/^From calls.json: 1 new\. Not all notes are kept: .* leave it\.$/),
    ).toBeVisible();
  });
});
