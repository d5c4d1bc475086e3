import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { click, days, openListOf, statusLine } from './kit.ts';

beforeEach(stubDialog);

describe('the dialog of a request', () => {
  it('shows a request in full, and returns the focus to its name', async () => {
    const { user } = await openListOf([
      requestRecord(5, { name: 'Asha Menon', comments: 'One\nTwo' }),
    ]);
    const name = screen.getByRole('button', { name: 'Asha Menon' });
    expect(name).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(name);
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Menon' }));
    expect(dialog.getByText('Saturday, 18 Jul 2026')).toBeVisible();
    expect(dialog.getByText(/^One\sTwo$/)).toBeVisible();
    expect(dialog.getByText('10:30 AM')).toBeVisible();
    expect(
      within(dialog.getByRole('list', { name: 'Asked for' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Vet Consultation', 'Dog', 'VetBuddy Adyar (sample)']);
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Mobile',
      'Email',
      'Manager Phone',
    ]);
    expect(await dialog.findByRole('link', { name: 'Call 5555500005' })).toHaveAttribute(
      'href',
      'tel:+915555500005',
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(name).toHaveFocus();
  });

  it('that its address has opened closes onto its row', async () => {
    const { user } = await openListOf(
      [1, 2, 3].map((id) => requestRecord(id)),
      '/appointmentlist#request-2',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Owner 2' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Owner 2' })).toHaveFocus();
  });

  it('the dialog of a request opens under the start of an endless name, with all of it below, and where no name is given', async () => {
    const name = `Asha ${'x'.repeat(10_000)}`;
    const { user } = await openListOf([
      requestRecord(1, { name }),
      requestRecord(2, { name: '   ' }),
    ]);
    const row = screen.getByRole('button', { name: /^Asha x+…$/ });
    expect(row.closest('tr')?.textContent.length).toBeLessThan(1000);
    await user.click(row);
    const dialog = await screen.findByRole('dialog', { name: /^Asha x+…$/ });
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent.length).toBeLessThan(300);
    expect(within(dialog).getByText(name)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    click('No name given');
    expect(await screen.findByRole('dialog', { name: 'No name given' })).toBeVisible();
  });

  it('leads to the next one and the one before, from page to page, and closes onto its row', async () => {
    await openListOf(days(17));
    click('Owner 4');
    const dialog = await screen.findByRole('dialog', { name: 'Owner 4' });
    const inDialog = within(dialog);
    expect(inDialog.getByText('Request 4 · 14 of 17')).toBeVisible();
    for (const owner of ['Owner 3', 'Owner 2', 'Owner 1']) {
      fireEvent.click(inDialog.getByRole('button', { name: 'Next request' }));
      expect(dialog).toHaveAccessibleName(owner);
    }
    expect(inDialog.getByText('Owner 1, 17 of 17')).toHaveRole('status');
    expect(inDialog.getByRole('button', { name: 'Next request' })).toHaveAttribute('aria-disabled');
    expect(screen.getByText(/^Showing 16 to 17/)).toBeVisible();
    fireEvent.click(inDialog.getByRole('button', { name: 'Previous request' }));
    expect(dialog).toHaveAccessibleName('Owner 2');
    fireEvent.click(inDialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Owner 2' })).toHaveFocus();
  });

  it('leads on from one that has left the list', async () => {
    await openListOf(days(3), '/appointmentlist?notes=To+call');
    click('Owner 2');
    const inDialog = within(await screen.findByRole('dialog', { name: 'Owner 2' }));
    fireEvent.click(await inDialog.findByRole('radio', { name: 'Confirmed' }));
    expect(statusLine()).toMatch(/^2 of 3/);
    expect(inDialog.getByText('Request 2')).toBeVisible();
    fireEvent.click(inDialog.getByRole('button', { name: 'Next request' }));
    expect(await screen.findByRole('dialog', { name: 'Owner 1' })).toBeVisible();
    expect(inDialog.getByText('Request 1 · 2 of 2')).toBeVisible();
  });
});
