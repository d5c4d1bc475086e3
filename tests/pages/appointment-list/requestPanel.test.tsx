import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { stubSlowDisk } from '#tests/support/indexedDb.ts';
import { click, days, openListOf, statusLine } from './kit.ts';

beforeEach(() => {
  stubSlowDisk();
  stubDialog();
  const narrow = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    Object.assign(narrow(query), { matches: query === '(width >= 1101px)' });
});

const name = (owner: string) => screen.getByRole('button', { name: owner });
const panel = (owner: string) => screen.findByRole('dialog', { name: owner });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** The list of so many requests, the last one first, with one of them open beside it. */
async function openBeside(count: number, owner: string, address?: string) {
  const view = await openListOf(days(count), address);
  await screen.findByRole('button', { name: 'Notes about calls' });
  click(owner);
  return { ...view, dialog: await panel(owner) };
}

describe('a request beside the list', () => {
  it('a request beside the list is marked in it, and closes onto its row', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user, dialog } = await openBeside(3, 'Owner 3');
    expect(modal).not.toHaveBeenCalled();
    expect(dialog).toHaveFocus();
    expect(name('Owner 3')).toHaveAttribute('aria-current', 'true');
    await user.click(name('Owner 1'));
    const other = await panel('Owner 1');
    expect(other).toHaveFocus();
    expect(name('Owner 3')).not.toHaveAttribute('aria-current');
    fireEvent.keyDown(other, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(name('Owner 1')).toHaveFocus();
    expect(name('Owner 1')).not.toHaveAttribute('aria-current');
  });

  it('a request beside the list is open again, at its place, after a visit to another page', async () => {
    const { router } = await openBeside(17, 'Owner 3');
    fireEvent.click(within(await panel('Owner 3')).getByRole('button', { name: 'Next request' }));
    expect(within(await panel('Owner 2')).getByText('Request 2 · 16 of 17')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'My Visits' }));
    await screen.findByRole('heading', { level: 1, name: 'My Visits' });
    await act(() => router.navigate(-1));
    const again = await panel('Owner 2');
    expect(within(again).getByText('Request 2 · 16 of 17')).toBeVisible();
    expect(name('Owner 2')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    fireEvent.keyDown(again, { key: 'Escape' });
    fireEvent.click(screen.getByRole('link', { name: 'My Visits' }));
    await screen.findByRole('heading', { level: 1, name: 'My Visits' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(name('Owner 2')).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the next one and the one before, from page to page', async () => {
    const { dialog } = await openBeside(17, 'Owner 4');
    const inDialog = within(dialog);
    expect(inDialog.getByText('Request 4 · 14 of 17')).toBeVisible();
    fireEvent.click(inDialog.getByRole('button', { name: 'Next request' }));
    expect(await panel('Owner 3')).toBe(dialog);
    expect(inDialog.getByText('Owner 3, 15 of 17')).toHaveRole('status');
    press('j');
    await panel('Owner 2');
    expect(await screen.findByText(/^Showing 16 to 17/)).toBeVisible();
    expect(name('Owner 2')).toHaveAttribute('aria-current', 'true');
    press('J');
    await panel('Owner 1');
    expect(inDialog.getByRole('button', { name: 'Next request' })).toHaveAttribute('aria-disabled');
    press('j');
    await panel('Owner 1');
    press('k');
    await panel('Owner 2');
    name('Owner 2').focus();
    press('j');
    await panel('Owner 1');
    expect(name('Owner 1')).toHaveFocus();
    const note = inDialog.getByLabelText('Note');
    note.focus();
    press('k');
    await panel('Owner 1');
  });

  it('leads on from one that has left the list', async () => {
    const { dialog } = await openBeside(3, 'Owner 2', '/appointmentlist?calls=To+call');
    const inDialog = within(dialog);
    fireEvent.click(await inDialog.findByRole('button', { name: 'Confirmed' }));
    expect(statusLine()).toMatch(/^2 of 3/);
    expect(inDialog.getByText('Request 2')).toBeVisible();
    fireEvent.click(inDialog.getByRole('button', { name: 'Next request' }));
    await panel('Owner 1');
    expect(inDialog.getByText('Request 1 · 2 of 2')).toBeVisible();
  });

  it('a request beside the list keeps a half-typed time to call again, whatever would take it away', async () => {
    const { user, dialog, router, findByRole } = await openBeside(3, 'Owner 2');
    const inDialog = within(dialog);
    const field = await inDialog.findByLabelText<HTMLInputElement>('Call again at');
    fireEvent.change(field, { target: { value: '2026-07-18T18:00' } });
    // Browsers report a day without its time like this.
    const validity = vi.spyOn(field, 'validity', 'get');
    validity.mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(field);
    await user.tab();
    const leave = [
      () => fireEvent.keyDown(field, { key: 'Escape' }),
      () => fireEvent.click(inDialog.getByRole('button', { name: 'Close' })),
      () => fireEvent.click(inDialog.getByRole('button', { name: 'Next request' })),
      () => click('Owner 1'),
    ];
    for (const leaveBy of leave) {
      name('Owner 3').focus();
      leaveBy();
      expect(dialog).toHaveAccessibleName('Owner 2');
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
    }
    // List and sheet are shown beside one and the same request.
    for (const show of [async () => click('Day sheet'), () => router.navigate(-1)]) {
      await act(show);
      expect(field).toBeVisible();
      expect(field).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
    }
    await findByRole('heading', { level: 1, name: 'Appointment Requests' });
    validity.mockRestore();
    fireEvent.change(field, { target: { value: '2026-07-18T19:00' } });
    leave[2]!();
    await panel('Owner 1');
  });

  it('a request beside the list leaves the focus in the note while the window becomes narrow', async () => {
    const listeners: (() => void)[] = [];
    let isWide = true;
    window.matchMedia = (query) =>
      ({
        matches: isWide && query === '(width >= 1101px)',
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    const { dialog } = await openBeside(3, 'Owner 2');
    const note = await within(dialog).findByLabelText('Note');
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    note.focus();
    // The event of closing comes later, when the dialog is open again.
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      name('Owner 2').focus();
    };
    isWide = false;
    act(() => {
      for (const listener of listeners) listener();
    });
    await waitFor(() => expect(modal).toHaveBeenCalled());
    expect(note).toHaveFocus();
  });
});
