import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearIdToken } from '#src/api/session.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { answerRequests, loggedIn, requestRecord, sampleToken } from '#tests/support/staff.ts';
import { answerWith, click, openList, openListOf } from './kit.ts';

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

  it('an address of a request that is not in the list says so, until it is there', async () => {
    loggedIn();
    let records = [requestRecord(1)];
    answerRequests(() => records);
    const { router } = await openList('/appointmentlist#request-7');
    const words = 'Request 7 is not among the requests that were loaded.';
    expect(await screen.findByText(words)).toBeVisible();
    records = [requestRecord(1), requestRecord(7)];
    click('Refresh');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    // Words of an address are not the site's.
    await act(() => router.navigate('/appointmentlist#request-Call%205555500001'));
    const unnamed = 'The request of this address is not among the requests that were loaded.';
    expect(await screen.findByText(unnamed)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(unnamed)).toBeNull();
    // One that the filters hide is opened all the same.
    await act(() => router.navigate('/appointmentlist?q=Owner+1#request-7'));
    expect(await screen.findByRole('dialog', { name: 'Owner 7' })).toBeVisible();
  });

  it('nothing is said of a request before the list is there, or where it can’t be loaded', async () => {
    loggedIn();
    answerWith(500);
    await openList('/appointmentlist#request-7');
    expect(screen.getByText(/^The list could not be loaded\. Try again/)).toBeVisible();
    expect(screen.queryByText(/^Request 7/)).toBeNull();
  });

  it('a reload opens the request again that was open, for nobody else, and none that was closed', async () => {
    loggedIn();
    answerRequests([1, 2, 3].map((id) => requestRecord(id)));
    /** Opens the list with nothing but what the browser keeps through a reload. */
    const reload = async (view: { unmount: () => void }, email?: string) => {
      view.unmount();
      clearIdToken();
      loggedIn(sampleToken(undefined, email));
      return openList();
    };
    const first = await openList();
    click('Owner 2');
    await screen.findByRole('dialog', { name: 'Owner 2' });
    const second = await reload(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Owner 2' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const third = await reload(second);
    expect(screen.queryByRole('dialog')).toBeNull();
    click('Owner 3');
    await screen.findByRole('dialog', { name: 'Owner 3' });
    await reload(third, 'other@vetbuddy.example');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of two people’s requests with one id, a reload opens the one that was open', async () => {
    loggedIn();
    answerRequests([
      requestRecord(1),
      requestRecord(1, { name: 'Ravi', mobile_number: '', email: '' }),
    ]);
    const { unmount } = await openList();
    click('Ravi');
    await screen.findByRole('dialog', { name: 'Ravi' });
    unmount();
    // Nothing is left but what the browser keeps through a reload.
    clearIdToken();
    loggedIn();
    await openList();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Ravi');
  });

  it.each([0, 1])(
    'of two requests of one number and owner, a reload opens the one that was open (row %i)',
    async (row) => {
      loggedIn();
      answerRequests([
        requestRecord(1, { comments: 'First' }),
        requestRecord(1, { comments: 'Second', appointment_time: '16:00' }),
      ]);
      const { unmount } = await openList();
      fireEvent.click(screen.getAllByRole('button', { name: requestRecord(1).name })[row]!);
      const said = async () => (await screen.findByRole('dialog')).textContent;
      const opened = await said();
      unmount();
      clearIdToken();
      loggedIn();
      await openList();
      expect(await said()).toBe(opened);
    },
  );

  it('two requests of one number and owner say that they share what is noted', async () => {
    await openListOf([
      requestRecord(1, { comments: 'First' }),
      requestRecord(1, { comments: 'Second', appointment_time: '16:00' }),
      requestRecord(2),
      requestRecord(2, { name: 'Ravi', mobile_number: '', email: '' }),
    ]);
    const words =
      'Another request has the same number and the same owner: what is noted here is noted for both.';
    const open = async (row: HTMLElement) => {
      fireEvent.click(row);
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByRole('group', { name: 'Calls' })).toBeVisible();
      return dialog;
    };
    for (const row of screen.getAllByRole('button', { name: 'Owner 1' })) {
      const dialog = await open(row);
      expect(dialog.getByText(words)).toBeVisible();
      fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    }
    const other = await open(screen.getByRole('button', { name: 'Owner 2' }));
    expect(other.queryByText(words)).toBeNull();
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
