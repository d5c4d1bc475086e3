import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, column, findChart, openListOf } from './kit.ts';

describe('the chart of requests by day', () => {
  async function openChart(address = '/appointmentlist') {
    const records = [
      requestRecord(1, { appointment_type: 'Surgery' }),
      requestRecord(2),
      requestRecord(3, { appointment_date: '2026-07-20T00:00:00Z' }),
      requestRecord(4, { appointment_date: '2026-06-01T00:00:00Z' }),
    ];
    const view = await openListOf(records, address);
    return { ...view, chart: await findChart() };
  }
  const saturday = 'Saturday 18 Jul 2026: 2 requests, 1 Vet Consultation, 1 Surgery';

  it('lists the day that is clicked in the chart, and all days when it is clicked again', async () => {
    const { user, chart, router } = await openChart('/appointmentlist?from=2026-07-14');
    const day = chart.getByRole('button', { name: saturday });
    expect(day).toHaveAttribute('aria-pressed', 'false');
    await user.click(day);
    expect(column('ID')).toEqual(['1', '2']);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-18');
    expect(screen.getByLabelText('To Date')).toHaveValue('2026-07-18');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?from=2026-07-18&to=2026-07-18'),
    );
    await user.click(day);
    expect(column('ID')).toEqual(['3', '1', '2', '4']);
    // The days do not move while they are clicked.
    await user.click(chart.getByRole('button', { name: /^Monday 20 Jul 2026/ }));
    expect(column('ID')).toEqual(['3']);
    expect(day).toBeVisible();
    const empty = chart.getByRole('button', { name: 'Sunday 19 Jul 2026: no requests' });
    expect(empty).toHaveAttribute('aria-disabled', 'true');
    await user.click(empty);
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-20');
  });

  it('lists the day that is clicked in the chart’s table, which counts its services', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    await user.click(chart.getByRole('button', { name: 'Show as table' }));
    const row = within(chart.getByRole('rowheader', { name: /18 Jul 2026/ }).closest('tr')!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', '1', '2']);
    await user.click(row.getByRole('button'));
    expect(column('ID')).toEqual(['1', '2']);
  });

  it('makes the chart one Tab stop, with arrow keys from day to day and week to week', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-18&to=2026-07-18');
    const toolbar = within(chart.getByRole('toolbar'));
    expect(toolbar.getAllByRole('button').filter((day) => day.tabIndex === 0)).toHaveLength(1);
    toolbar.getByRole('button', { name: saturday }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(toolbar.getByRole('button', { name: /^Monday 20 Jul 2026: 1 request,/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(toolbar.getByRole('button', { name: /^Monday 27 Jul 2026/ })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(toolbar.getAllByRole('button')[0]).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(toolbar.getAllByRole('button')[0]).toHaveFocus();
  });

  it('the chart of requests by day counts in the chart what the search finds, and moves to other weeks', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    choose('Search', 'owner.2@');
    expect(
      await chart.findByRole('button', {
        name: 'Saturday 18 Jul 2026: 1 request, 1 Vet Consultation',
      }),
    ).toBeVisible();
    choose('Search', '');
    await chart.findByRole('button', { name: saturday });
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    expect(chart.getByRole('button', { name: /^Monday 1 Jun 2026: 1 request/ })).toBeVisible();
    // A search that finds nothing leaves it there.
    choose('Search', 'nobody');
    const earlier = chart.getByRole('button', { name: 'Earlier days' });
    await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'true'));
    expect(chart.getByRole('button', { name: 'Later days' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(earlier);
    expect(chart.getByRole('button', { name: /^Monday 1 Jun 2026/ })).toBeVisible();
  });

  it('starts the chart where requests lie ahead, in the list and in what a search finds', async () => {
    const { user } = await openListOf([
      requestRecord(1),
      requestRecord(2, { appointment_date: '2090-05-10' }),
      requestRecord(3, { appointment_date: '2091-05-10' }),
    ]);
    const chart = await findChart();
    const first = () => within(chart.getByRole('toolbar')).getAllByRole('button')[0];
    expect(first()).toHaveAccessibleName(/^Monday 8 May 2090/);
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    choose('Search', 'owner.3@');
    await chart.findByRole('button', { name: /10 May 2091: 1 request,/ });
    expect(first()).toHaveAccessibleName(/^Monday 7 May 2091/);
  });
});
