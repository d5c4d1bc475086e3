import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';
import { click, openList, openListOf } from './kit.ts';

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

  it('the dialog of a request follows the list that is loaded again, and says when its request is gone', async () => {
    loggedIn();
    let records = [requestRecord(1), requestRecord(2)];
    answerRequests(() => records);
    await openList();
    click('Owner 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Owner 1' }));
    const refresh = screen.getByText('Refresh');
    records = [requestRecord(2), requestRecord(1, { appointment_time: '16:00' })];
    fireEvent.click(refresh);
    expect(await dialog.findByText('4:00 PM')).toBeVisible();
    expect(dialog.queryByText(/no longer in it/)).not.toBeInTheDocument();
    records = [requestRecord(2), requestRecord(1, { name: 'Ravi', mobile_number: '', email: '' })];
    fireEvent.click(refresh);
    expect(await dialog.findByText(/this request is no longer in it/)).toBeVisible();
    expect(dialog.getByText('4:00 PM')).toBeVisible();
  });

  it('the dialog of a request goes again when Esc comes before it is modal', async () => {
    const { user } = await openListOf([requestRecord(1)]);
    const name = screen.getByRole('button', { name: 'Owner 1' });
    await user.click(name);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    // Its chunk is loaded by now, so it shows at once. It becomes modal after the next frame.
    click('Owner 1');
    name.focus();
    fireEvent.keyDown(name, { key: 'Escape' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(name).toHaveFocus();
  });
});
