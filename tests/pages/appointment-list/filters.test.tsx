import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { describe, expect, it } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, click, column, days, openListOf, statusLine, table } from './kit.ts';

describe('the filters', () => {
  it.each(['From Date', 'To Date'])('takes an invalid %s for no bound', async (label) => {
    const { router } = await openListOf(days(37));
    choose('From Date', '2026-07-02');
    choose(label, '20261-07-02');
    const all = label === 'To Date' ? '36 of 37' : '37';
    await waitFor(() => expect(statusLine()).toContain(`${all} requests, newest first`));
    // The field keeps what is being typed.
    expect(screen.getByLabelText(label)).toHaveValue('20261-07-02');
    expect(screen.getByLabelText(label)).toHaveAttribute('max', '9999-12-31');
    expect(router.state.location.search).not.toContain('20261');
  });

  it('says why a period or a search holds no request, and shows all again', async () => {
    const { user } = await openListOf(days(37));
    choose('From Date', '2027-01-01');
    expect(within(table()).getByRole('cell')).toHaveTextContent('No appointments found.');
    expect(screen.getByText('No request is for one of these days.')).toBeVisible();
    choose('To Date', '2026-01-01');
    expect(screen.getByText('From Date is after To Date: no day is in between.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(column('ID')).toHaveLength(15);
    expect(screen.getByLabelText('From Date')).toHaveValue('');
    expect(document.body).not.toHaveFocus();
    choose('Search', 'nobody');
    expect(screen.getByText('No name, mobile number or e-mail matches “nobody”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('finds names first, and leaves out the provider of an address', async () => {
    await openListOf([
      requestRecord(1, {
        name: 'Uma Rao',
        appointment_time: '11:00',
        email: 'roma@mail.example.com',
      }),
      requestRecord(2, { name: 'Roma Das', email: 'das@mail.example.com' }),
      requestRecord(3, { name: 'Ravi Sen', email: 'sen@mail.example.com' }),
    ]);
    choose('Search', 'om');
    expect(column('Name')).toEqual(['Roma Das', 'Uma Rao']);
    choose('Search', 'sen@mail.example');
    expect(column('Name')).toEqual(['Ravi Sen']);
  });
});

describe('the address', () => {
  it('opens the list with the filters of the address', async () => {
    await openListOf(days(37), '/devappointmentlist?from=2026-07-02&sort=Oldest&page=2');
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
    expect(screen.getByLabelText('Sort By')).toHaveValue('Oldest');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(column('ID')[0]).toBe('17');
  });

  it('writes the filters to the address, and follows the browser’s back', async () => {
    const { router } = await openListOf(days(37));
    choose('From Date', '2026-07-02');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-07-02'));
    click('Next');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-07-02&page=2'));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
    expect(router.state.location.pathname).toBe('/appointmentlist');
  });

  it('keeps a search for the way back that was left within the pause after the last key', async () => {
    await openListOf(days(37));
    const search = screen.getByLabelText('Search');
    search.focus();
    choose('Search', 'Owner 7');
    act(() => search.blur());
    fireEvent.click(screen.getByRole('link', { name: 'My Visits' }));
    await screen.findByRole('heading', { name: 'My Visits' });
    fireEvent.click(screen.getByRole('link', { name: 'Appointment Requests' }));
    expect(await screen.findByLabelText('Search')).toHaveValue('Owner 7');
  });

  it('shows what the address says where ‘back’ comes within the pause after the last key', async () => {
    const { router } = await openListOf(days(37));
    click('Next');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    choose('Search', 'Owner 7');
    await act(() => router.navigate(-1));
    await act(() => delay(400));
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });
});
