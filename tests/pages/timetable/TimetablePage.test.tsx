import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessions } from '#content/timetable.ts';
// Its links lead there. To look for it again and again slows its coming down.
import '#src/pages/vet/VetPage.tsx';
import { farZones, stayIn, stopClock } from '#tests/support/stopClock.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const zones = ['UTC', ...farZones];
const operation = sessions.find(({ kind }) => kind === 'surgery')!;

const planner = () =>
  within(thePage().getByRole('table', { name: 'The week, Saturday to Friday, by the hour' }));

describe('timetable', () => {
  it('the timetable runs from Saturday to Friday and from 10.00 to 17.00 without gap and overlap, and its list for narrow screens has the same sessions', async () => {
    stopClock('2026-11-18T06:00:00');
    await renderAt('/timetable');
    const days = planner()
      .getAllByRole('columnheader')
      .map((header) => header.textContent.replace('Today', '').trim());
    expect(days).toEqual([
      'Hour',
      'Saturday',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
    expect(
      planner()
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    ).toEqual(['10.00', '11.00', '12.00', '13.00', '14.00', '15.00', '16.00', '17.00']);
    const cells = planner().getAllByRole('cell');
    const rows = (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1);
    expect(cells.reduce((sum, cell) => sum + rows(cell), 0)).toBe(7 * 8);
    const { title, from, until } = operation;
    const surgery = planner().getByText(title).closest('td')!;
    expect(rows(surgery)).toBe(until - from);
    expect(surgery).toHaveTextContent(`${title}${operation.detail.label}`);
    const inList = thePage()
      .getAllByRole('heading', { level: 2 })
      .flatMap((day) => within(day.closest('li')!).queryAllByRole('listitem'));
    expect(inList).toHaveLength(cells.filter((cell) => cell.hasAttribute('rowspan')).length);
  });

  it('a session of the timetable leads to its vet, and its day links to the days of the list', async () => {
    const { user, router, findByRole } = await renderAt('/timetable');
    const days = within(thePage().getByRole('navigation', { name: 'Go to a day' }));
    expect(days.getAllByRole('link')).toHaveLength(7);
    await user.click(days.getByRole('link', { name: /^Thursday/ }));
    expect(router.state.location.hash).toBe('#thursday');
    expect(document.getElementById('thursday')).toHaveFocus();
    await user.click(planner().getAllByRole('link', { name: operation.detail.label })[0]!);
    await findByRole('heading', { level: 1, name: operation.detail.label });
    expect(router.state.location.pathname).toBe(operation.detail.href);
  });

  it.each(zones)(
    'the timetable marks today in the grid and in the list, and the new day after a night with the page open, in %s',
    async (zone) => {
      stayIn(zone);
      stopClock('2026-11-16T06:00:00');
      await renderAt('/timetable');
      const expectMarked = (day: string) => {
        planner().getByRole('columnheader', { name: `${day} Today` });
        thePage().getByRole('heading', { level: 2, name: `${day} Today` });
        expect(thePage().getByRole('link', { name: `${day}, today` })).toHaveAttribute(
          'href',
          `/timetable#${day.toLowerCase()}`,
        );
        expect(thePage().getAllByText('Today')).toHaveLength(2);
      };
      expectMarked('Monday');
      vi.setSystemTime(new Date('2026-11-17T06:00:00'));
      fireEvent(document, new Event('visibilitychange'));
      expectMarked('Tuesday');
    },
  );
});
