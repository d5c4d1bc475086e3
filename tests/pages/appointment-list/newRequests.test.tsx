import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';
import { click, column, openList, statusLine, table } from './kit.ts';

beforeEach(stubDialog);

const label = 'Look for new requests every minute';

/** Opens the list of two requests; a third and a fourth come later. Returns how a minute passes. */
async function openAndWatch(address?: string) {
  const records = [requestRecord(1), requestRecord(2)];
  loggedIn();
  const calls = answerRequests(() => records);
  const view = await openList(address);
  const box = await screen.findByRole('checkbox', { name: label });
  return { ...view, records, calls, box };
}

async function minutePasses() {
  await act(async () => {
    vi.setSystemTime(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
}

describe('new requests', () => {
  it('new requests are not looked for until that is chosen, which this computer remembers', async () => {
    const { box, calls, user } = await openAndWatch();
    expect(box).not.toBeChecked();
    await minutePasses();
    expect(calls).toHaveLength(1);
    await user.click(box);
    expect(localStorage.getItem('requestWatch')).toBe('on');
    // The minute is over already.
    await waitFor(() => expect(calls).toHaveLength(2));
    await minutePasses();
    expect(calls).toHaveLength(3);
    await user.click(box);
    await minutePasses();
    expect(calls).toHaveLength(3);
  });

  it('new requests wait behind a button, counted in the title, while the rows stay', async () => {
    localStorage.setItem('requestWatch', 'on');
    const { records } = await openAndWatch();
    records.unshift(requestRecord(3), requestRecord(4));
    await minutePasses();
    const show = await screen.findByRole('button', { name: 'Show 2 new' });
    expect(column('ID')).toEqual(['1', '2']);
    expect(document.title).toMatch(/^\(2\) Appointment Requests/);
    expect(screen.getByText('2 new requests')).toHaveAttribute('role', 'status');
    act(() => show.click());
    expect(column('ID')).toEqual(['3', '4', '1', '2']);
    expect(statusLine()).toContain('New since the last load: 2');
    expect(document.title).toMatch(/^Appointment Requests/);
    expect(screen.queryByRole('button', { name: /^Show \d+ new/ })).toBeNull();
    expect(table().closest('[role="region"]')).toHaveFocus();
  });

  it('new requests are turned to where they are on another page', async () => {
    localStorage.setItem('requestWatch', 'on');
    const { records } = await openAndWatch('/appointmentlist?sort=Oldest');
    const later = { appointment_date: '2026-07-20' };
    records.push(...Array.from({ length: 14 }, (_, index) => requestRecord(10 + index)));
    records.push(requestRecord(3, later), requestRecord(4, { appointment_date: '' }));
    await minutePasses();
    const show = await screen.findByRole('button', { name: 'Show 15 new' });
    act(() => show.click());
    expect(column('ID')).toHaveLength(15);
    records.push(requestRecord(5, later));
    await minutePasses();
    act(() => screen.getByRole('button', { name: 'Show 1 new' }).click());
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(column('ID')).toContain('5');
    // The one without a date is listed nowhere, so it counts nowhere.
    expect(statusLine()).toContain('New since the last load: 1. Not listed: 1 without a date');
  });

  it.each(['day', 'week'])(
    'new requests are looked for while the sheet of a %s is shown, and come onto it by their button',
    async (sheet) => {
      localStorage.setItem('requestWatch', 'on');
      const day = { appointment_date: '2026-07-17' };
      const records = [requestRecord(1, day)];
      loggedIn();
      answerRequests(() => records);
      const { router } = await renderAt(
        `/appointmentlist?from=2026-07-17&to=2026-07-17&sheet=${sheet}`,
      );
      expect(await screen.findByText('Owner 1')).toBeVisible();
      records.push(requestRecord(2, day));
      await minutePasses();
      const show = await screen.findByRole('button', { name: 'Show 1 new' });
      expect(document.title).toMatch(/^\(1\) Appointment Requests/);
      expect(screen.queryByText('Owner 2')).toBeNull();
      const { search } = router.state.location;
      act(() => show.click());
      expect(screen.getByText('Owner 2')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Show \d+ new/ })).toBeNull();
      const name = sheet === 'day' ? 'Day sheet' : 'Week';
      expect(screen.getByRole('region', { name })).toHaveFocus();
      expect(router.state.location.search).toBe(search);
    },
  );

  it('that the filters hide are said to be hidden', async () => {
    localStorage.setItem('requestWatch', 'on');
    const { records } = await openAndWatch('/appointmentlist?q=Owner+1');
    records.unshift(requestRecord(3), requestRecord(4));
    await minutePasses();
    const show = await screen.findByRole('button', { name: 'Show 2 new' });
    act(() => show.click());
    expect(column('ID')).toEqual(['1']);
    expect(statusLine()).toContain('New since the last load: 2, hidden by the filters');
  });

  it('new requests are not looked for with a refused login, and the page says so', async () => {
    localStorage.setItem('requestWatch', 'on');
    await openAndWatch();
    server.use(http.post('*/admin-booking-list', () => new HttpResponse(null, { status: 401 })));
    await minutePasses();
    expect(await screen.findByText(/^New requests are no longer looked for/)).toBeVisible();
    expect(column('ID')).toEqual(['1', '2']);
  });

  it('leave an open dialog and what is typed in it alone', async () => {
    localStorage.setItem('requestWatch', 'on');
    const { records, user } = await openAndWatch();
    click('Owner 2');
    const note = await screen.findByLabelText('Note');
    await user.type(note, 'Half a');
    records.unshift(requestRecord(3));
    await minutePasses();
    await screen.findByRole('button', { name: 'Show 1 new', hidden: true });
    expect(screen.getByRole('dialog', { name: 'Owner 2' })).toBeVisible();
    expect(note).toHaveValue('Half a');
    expect(note).toHaveFocus();
  });

  it('new requests come with a notification only where the browser allows it', async () => {
    localStorage.setItem('requestWatch', 'on');
    const { user } = await openAndWatch();
    await user.click(await screen.findByRole('checkbox', { name: 'Show a notification' }));
    expect(await screen.findByText(/does not allow notifications/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Show a notification' })).not.toBeChecked(),
    );
  });
});
