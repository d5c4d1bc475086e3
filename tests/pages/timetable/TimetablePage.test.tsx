import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessions } from '#content/timetable.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { comeBackAt, stopClock } from '#tests/support/stopClock.ts';

const operation = sessions.find(({ kind }) => kind === 'surgery')!;

const planner = () =>
  within(thePage().getByRole('table', { name: 'The week, Saturday to Friday, by the hour' }));

it('the timetable covers each hour of the week, as a table and as a list', async () => {
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
  const hours = planner().getAllByRole('rowheader');
  expect(hours.map((header) => header.textContent)).toEqual([
    '10.00',
    '11.00',
    '12.00',
    '13.00',
    '14.00',
    '15.00',
    '16.00',
    '17.00',
  ]);
  const cells = planner().getAllByRole('cell');
  const rows = (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1);
  expect(cells.reduce((sum, cell) => sum + rows(cell), 0)).toBe(7 * 8);
  const { title, from, until, detail } = operation;
  const surgery = planner().getByText(title).closest('td')!;
  expect(rows(surgery)).toBe(until - from);
  expect(within(surgery).getByRole('link', { name: detail.label })).toHaveAttribute(
    'href',
    `/doctors/${detail.vet}`,
  );
  const inList = thePage()
    .getAllByRole('heading', { level: 2 })
    .flatMap((day) => within(day.closest('li')!).queryAllByRole('listitem'));
  expect(inList).toHaveLength(cells.filter((cell) => cell.hasAttribute('rowspan')).length);
});

it('the timetable marks today, and the new day after a night with the page open', async () => {
  stopClock('2026-11-16T06:00:00');
  const { user } = await renderAt('/timetable');
  const days = within(thePage().getByRole('navigation', { name: 'Go to a day' }));
  const expectMarked = (day: string) => {
    planner().getByRole('columnheader', { name: `${day} Today` });
    thePage().getByRole('heading', { level: 2, name: `${day} Today` });
    days.getByRole('link', { name: `${day}, today` });
    expect(thePage().getAllByText('Today')).toHaveLength(2);
  };
  expectMarked('Monday');
  comeBackAt('2026-11-17T06:00:00');
  expectMarked('Tuesday');
  await user.click(days.getByRole('link', { name: 'Thursday' }));
  expect(document.getElementById('thursday')).toHaveFocus();
});
