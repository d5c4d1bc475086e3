import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, click, column, findChart, openListOf, statusLine } from './kit.ts';

/** Wednesday 18 November 2026, noon, is the tests' now. */
const records = [
  requestRecord(1, { appointment_date: '2026-11-17', location_name: 'Adyar', pet_type: 'Dog' }),
  requestRecord(2, { appointment_date: '2026-11-18', location_name: 'T Nagar', pet_type: 'Cat' }),
  requestRecord(3, { appointment_date: '2026-11-19', location_name: 'Adyar', pet_type: 'Cat' }),
  requestRecord(4, {
    appointment_date: '2026-11-24',
    location_name: ' ADYAR',
    appointment_type: 'Surgery',
  }),
  requestRecord(5, { appointment_date: '2026-11-25', location_name: null, pet_type: 'Dog' }),
  requestRecord(6, { appointment_date: '2026-11-18', appointment_time: '14:30' }),
];

async function openRequests(address?: string) {
  vi.setSystemTime('2026-11-18T12:00:00');
  const view = await openListOf(records, address);
  await screen.findByLabelText('Clinic');
  return view;
}

function options(label: string) {
  return within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

describe('the filters by clinic, service and pet', () => {
  it('offer All and what the records have, each once and in order', async () => {
    await openRequests();
    expect(options('Clinic')).toEqual([
      'All',
      'Adyar',
      'T Nagar',
      'VetBuddy Adyar (sample)',
      'Not given',
    ]);
    expect(options('Service')).toEqual(['All', 'Surgery', 'Vet Consultation']);
    expect(options('Pet')).toEqual(['All', 'Cat', 'Dog']);
  });

  it('narrow the list, the chart and the address together', async () => {
    const { router } = await openRequests();
    choose('Clinic', 'Adyar');
    expect(column('ID')).toEqual(['4', '3', '1']);
    choose('Pet', 'Cat');
    expect(column('ID')).toEqual(['3']);
    expect(statusLine()).toMatch(/^1 of 6 requests\./);
    await waitFor(() => expect(router.state.location.search).toBe('?clinic=Adyar&pet=Cat'));
    const chart = await findChart();
    await waitFor(() =>
      expect(chart.getAllByRole('button', { name: /: 1 request, 1 Vet/ })).toHaveLength(1),
    );
    choose('Clinic', 'Not given');
    expect(screen.getByText('No request matches all of these filters.')).toBeVisible();
    click('Show all requests');
    expect(column('ID')).toHaveLength(6);
    expect(screen.getByLabelText('Pet')).toHaveValue('');
  });

  it('show a value of the address that no request has as what is chosen', async () => {
    await openRequests('/appointmentlist?clinic=Closed+%3Cb%3Eclinic%3C%2Fb%3E&pet=dog');
    const clinic = screen.getByLabelText<HTMLSelectElement>('Clinic');
    expect(clinic.selectedOptions[0]).toHaveTextContent('Closed <b>clinic</b> (no requests)');
    expect(screen.getByLabelText('Pet')).toHaveValue('Dog');
    expect(screen.getByText('No request matches all of these filters.')).toBeVisible();
  });

  it('fold behind a button on small screens, which says how many are in use', async () => {
    await openRequests('/appointmentlist?clinic=Adyar&range=Today');
    // Hidden on a wide screen, so it has no role here.
    const button = screen.getByText(/^Filters/, { selector: 'button' });
    expect(button).toHaveTextContent('Filters 2 in use');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByLabelText('Clinic'));
  });
});

describe('the quick dates', () => {
  it.each([
    ['Next 7 days', ['4', '3', '6', '2'], '2026-11-18', '2026-11-24'],
    ['Past', ['1'], '', '2026-11-17'],
  ])('%s sets both dates, and takes them back', async (range, ids, from, to) => {
    const { router } = await openRequests();
    const button = screen.getByRole('button', { name: range });
    fireEvent.click(button);
    expect(column('ID')).toEqual(ids);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('From Date')).toHaveValue(from);
    expect(screen.getByLabelText('To Date')).toHaveValue(to);
    const query = `?${new URLSearchParams({ range })}`;
    await waitFor(() => expect(router.state.location.search).toBe(query));
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(column('ID')).toHaveLength(6);
    expect(screen.getByLabelText('To Date')).toHaveValue('');
  });

  it('move on at midnight by the clinic’s clock', async () => {
    await openRequests('/appointmentlist?range=Today');
    expect(column('ID')).toEqual(['6', '2']);
    vi.setSystemTime('2026-11-19T00:00:01');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(column('ID')).toEqual(['3']);
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-11-19');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
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
