import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, click, column, openListOf, statusLine } from './kit.ts';

/** Wednesday 18 November 2026, noon, is the tests' now. */
const records = [
  requestRecord(1, { appointment_date: '2026-11-17', location_name: 'Adyar' }),
  requestRecord(2, { appointment_date: '2026-11-18', location_name: 'T Nagar' }),
  requestRecord(3, { appointment_date: '2026-11-19', location_name: 'Adyar' }),
  requestRecord(4, {
    appointment_date: '2026-11-24',
    location_name: ' ADYAR',
    appointment_type: 'Surgery',
  }),
  requestRecord(5, { appointment_date: '2026-11-25', location_name: null }),
  requestRecord(6, { appointment_date: '2026-11-18', appointment_time: '14:30' }),
];

async function openRequests(address?: string) {
  vi.setSystemTime('2026-11-18T12:00:00');
  const view = await openListOf(records, address);
  await screen.findByLabelText('Service');
  return view;
}

function options(label: string) {
  return within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

describe('the filters by clinic and service', () => {
  it('offer All and what the records have, each once and in order', async () => {
    await openRequests();
    expect(options('Clinic')).toEqual([
      'All clinics',
      'Adyar',
      'T Nagar',
      'VetBuddy Adyar (sample)',
      'Not given',
    ]);
    expect(options('Service')).toEqual(['All', 'Surgery', 'Vet Consultation']);
  });

  it('narrow the list and the address together', async () => {
    const { router } = await openRequests();
    choose('Clinic', 'Adyar');
    expect(column('ID')).toEqual(['4', '3', '1']);
    choose('Service', 'Surgery');
    expect(column('ID')).toEqual(['4']);
    expect(statusLine()).toMatch(/^1 of 6 requests\./);
    await waitFor(() => expect(router.state.location.search).toBe('?clinic=Adyar&service=Surgery'));
    choose('Clinic', 'Not given');
    expect(screen.getByText('No request matches all of these filters.')).toBeVisible();
    click('Show all requests');
    expect(column('ID')).toHaveLength(6);
    expect(screen.getByLabelText('Service')).toHaveValue('');
  });

  it('show a value of the address that no request has as what is chosen', async () => {
    await openRequests('/appointmentlist?clinic=Closed+%3Cb%3Eclinic%3C%2Fb%3E&service=surgery');
    const clinic = screen.getByLabelText<HTMLSelectElement>('Clinic');
    expect(clinic.selectedOptions[0]).toHaveTextContent('Closed <b>clinic</b> (no requests)');
    expect(screen.getByLabelText('Service')).toHaveValue('Surgery');
    expect(screen.getByText('No request matches all of these filters.')).toBeVisible();
  });

  it('fold behind a button, which says how many of them are in use', async () => {
    await openRequests('/appointmentlist?clinic=Adyar&range=Today&service=Surgery');
    const button = screen.getByText(/^Filters/, { selector: 'button' });
    expect(button).toHaveTextContent('Filters 1 in use');
    expect(screen.getByLabelText('Service')).toBeVisible();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Service')).not.toBeVisible();
    choose('Days', 'other');
    expect(screen.getByLabelText('From Date')).toHaveFocus();
  });

  it('say clinics without the brand, which the list gives in full on request', async () => {
    vi.setSystemTime('2026-11-18T12:00:00');
    await openListOf([
      requestRecord(1, { location_name: 'VetBuddy Adyar (sample)' }),
      requestRecord(2, { location_name: 'VetBuddy T Nagar (sample)' }),
    ]);
    expect(options('Clinic')).toEqual(['All clinics', 'Adyar', 'T Nagar']);
    expect(column('Location')).toEqual(['Adyar', 'T Nagar']);
    expect(screen.getByRole('cell', { name: 'T Nagar' })).toHaveAttribute(
      'title',
      'VetBuddy T Nagar (sample)',
    );
  });
});

describe('the quick dates', () => {
  it.each([['Next 7 days', ['4', '3', '6', '2'], '2026-11-18', '2026-11-24']])(
    '%s sets both dates, and takes them back',
    async (range, ids, from, to) => {
      const { router } = await openRequests();
      choose('Days', range);
      expect(column('ID')).toEqual(ids);
      expect(screen.getByLabelText('From Date')).toHaveValue(from);
      expect(screen.getByLabelText('To Date')).toHaveValue(to);
      const query = `?${new URLSearchParams({ range })}`;
      await waitFor(() => expect(router.state.location.search).toBe(query));
      choose('Days', '');
      expect(column('ID')).toHaveLength(6);
      expect(screen.getByLabelText('To Date')).toHaveValue('');
    },
  );

  it('move on at midnight by the clinic’s clock', async () => {
    await openRequests('/appointmentlist?range=Today');
    expect(column('ID')).toEqual(['2', '6']);
    expect(statusLine()).toMatch(/^2 of 6 requests, in the order of the day\./);
    vi.setSystemTime('2026-11-19T00:00:01');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(column('ID')).toEqual(['3']);
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-11-19');
    expect(screen.getByLabelText('Days')).toHaveValue('Today');
  });
});

describe('the order Next up', () => {
  it('begins with the next to come by the clinic’s clock, and moves on with it', async () => {
    const { router } = await openRequests();
    choose('Sort By', 'Next up');
    expect(column('ID')).toEqual(['6', '3', '4', '5', '2', '1']);
    expect(statusLine()).toMatch(/^6 requests, next to come first\./);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=Next+up'));
    vi.setSystemTime('2026-11-18T14:31:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(column('ID')).toEqual(['3', '4', '5', '6', '2', '1']);
  });
});
