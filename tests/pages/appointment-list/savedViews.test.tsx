import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { announced, choose, click, column, days, openListOf } from './kit.ts';

beforeEach(stubDialog);

const field = 'Save what is shown now as';

async function openViews(address?: string) {
  const view = await openListOf(days(37), address);
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Views' })) };
}

describe('the saved views', () => {
  it('the saved views are saved under a name, without the search, and replaced under the same', async () => {
    const { dialog } = await openViews('/appointmentlist?q=owner&from=2026-07-10&sort=Oldest');
    expect(dialog.getByText(/^Kept on this computer, for your login\./)).toBeVisible();
    expect(dialog.getByText('No view is saved yet.')).toBeVisible();
    expect(dialog.getByText('Now: from 10 Jul 2026, Oldest')).toBeVisible();
    click('Save view');
    expect(dialog.getByText('Give the view a name.')).toBeVisible();
    choose(field, ' From the  10th ');
    click('Save view');
    expect(announced(dialog)).toBe('From the 10th is saved.');
    expect(dialog.getByRole('button', { name: /^From the 10th/ })).toBeVisible();
    expect(dialog.getByLabelText(field)).toHaveValue('');
    choose(field, 'from the 10TH');
    expect(dialog.getByText('This replaces the view ‘From the 10th’.')).toBeVisible();
    click('Save view');
    expect(announced(dialog)).toBe('from the 10TH is saved in place of ‘From the 10th’.');
    expect(dialog.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    // Neither a name nor a number of a request is kept.
    expect(localStorage.getItem('requestViews')).not.toContain('owner');
  });

  it.each([
    [
      'refuses it',
      () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    ],
    ['takes them and keeps nothing', () => undefined],
  ])('the saved views are not said to be kept where the browser %s', async (_, setItem) => {
    const { dialog } = await openViews();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
    choose(field, 'Mine');
    click('Save view');
    expect(announced(dialog)).toBe('Mine lasts until you leave this page.');
    expect(dialog.getByText(/^Not kept: this browser refuses it/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Mine/ })).toBeVisible();
    click('Remove Mine');
    expect(announced(dialog)).toBe('Mine is removed until you leave this page.');
    vi.restoreAllMocks();
    // Other tests' views are kept again.
    choose(field, 'Yours');
    click('Save view');
    expect(announced(dialog)).toBe('Yours is saved.');
  });

  it('the saved views are chosen and removed', async () => {
    const kept = [{ name: 'Late July', query: 'from=2026-07-20&sort=Oldest' }];
    localStorage.setItem('requestViews', JSON.stringify({ 'staff@vetbuddy.example': kept }));
    const { router } = await openViews('/appointmentlist?q=owner.3&range=Today');
    click('Late July from 20 Jul 2026, Oldest');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(column('ID')[0]).toBe('20');
    expect(screen.getByLabelText('Search')).toHaveValue('');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-07-20&sort=Oldest'));

    click('Views');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Late July' }));
    const dialog = screen.getByRole('dialog', { name: 'Views' });
    expect(dialog).toHaveFocus();
    expect(within(dialog).getByText('No view is saved yet.')).toBeVisible();
  });

  it('one of them is what the list opens with, with the clinic that was chosen last', async () => {
    const kept = [{ name: 'Oldest', query: 'sort=Oldest' }];
    localStorage.setItem('requestViews', JSON.stringify({ 'staff@vetbuddy.example': kept }));
    const first = await openViews();
    click('Open first: Oldest');
    expect(announced(first.dialog)).toBe('The list opens with Oldest on this computer.');
    choose('Clinic', 'VetBuddy Adyar (sample)');
    first.unmount();

    const { router } = await openListOf(days(37));
    expect(column('ID')[0]).toBe('1');
    expect(screen.getByLabelText('Clinic')).toHaveValue('VetBuddy Adyar (sample)');
    // Taken back, it stays so: on the way to the visits and back too.
    choose('Sort By', 'Recent');
    choose('Clinic', '');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    choose('Search', 'owner 3');
    await waitFor(() => expect(router.state.location.search).toBe('?q=owner+3'));
    fireEvent.click(screen.getByRole('link', { name: 'My Visits' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/VetbuddyVisits'));
    fireEvent.click(screen.getByRole('link', { name: 'Appointment Requests' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=owner+3'));
    expect(await screen.findByLabelText('Search')).toHaveValue('owner 3');
  });
});
