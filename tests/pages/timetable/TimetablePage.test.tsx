import { fireEvent, within } from '@testing-library/react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#src/app/routes.tsx';
import { vets } from '#content/vets.ts';
import { stopClock } from '#tests/support/clock.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const operating = vets.find(({ sessions }) => sessions?.some(({ kind }) => kind === 'surgery'))!;

const week = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function planner() {
  return within(
    thePage().getByRole('table', { name: 'The sample week, Saturday to Friday, by the hour' }),
  );
}

describe('timetable', () => {
  it('the timetable has one h1 and a breadcrumb', async () => {
    await renderAt('/timetable');
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Who is in, and when']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Timetable', null],
    ]);
  });

  it('the timetable runs from Saturday to Friday and from 10.00 to 17.00', async () => {
    stopClock('2026-11-18T06:00:00');
    await renderAt('/timetable');
    const days = planner()
      .getAllByRole('columnheader')
      .map((header) => header.textContent.replace('Today', '').trim());
    expect(days).toEqual(['Hour', ...week]);
    expect(
      planner()
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    ).toEqual(['10.00', '11.00', '12.00', '13.00', '14.00', '15.00', '16.00', '17.00']);
  });

  it('a session of the timetable spans as many rows as it has hours', async () => {
    await renderAt('/timetable');
    const { title, from, until } = operating.sessions!.find(({ kind }) => kind === 'surgery')!;
    const surgery = planner().getByText(title).closest('td');
    expect(surgery).toHaveAttribute('rowspan', String(until - from));
    expect(surgery).toHaveTextContent(`${title}${operating.name}`);
  });

  it('the timetable’s grid has no gap and no overlap', async () => {
    await renderAt('/timetable');
    const places = planner()
      .getAllByRole('cell')
      .reduce((sum, cell) => sum + Number(cell.getAttribute('rowspan') ?? 1), 0);
    expect(places).toBe(7 * 8);
  });

  it('a session of the timetable links to its vet', async () => {
    const { user, router, findByRole } = await renderAt('/timetable');
    await user.click(planner().getAllByRole('link', { name: operating.name })[0]!);
    // The vet's page is a separate chunk.
    await findByRole('heading', { level: 1, name: operating.name });
    expect(router.state.location.pathname).toBe(`/doctors/${operating.id}`);
  });

  it('the timetable’s list for narrow screens has the same sessions', async () => {
    // Not a Sunday, whose heading would also contain 'Today'.
    stopClock('2026-11-18T06:00:00');
    await renderAt('/timetable');
    const inList = thePage()
      .getAllByRole('heading', { level: 2 })
      .flatMap((day) => within(day.closest('li')!).queryAllByRole('listitem'));
    const inGrid = planner()
      .getAllByRole('cell')
      .filter((cell) => cell.hasAttribute('rowspan'));
    expect(inList).toHaveLength(inGrid.length);
  });

  it('the timetable marks today in the grid and in the list', async () => {
    stopClock('2026-11-16T06:00:00');
    await renderAt('/timetable');
    const monday = planner().getByRole('columnheader', { name: 'Monday Today' });
    expect(monday).toBeInTheDocument();
    expect(thePage().getByRole('heading', { level: 2, name: 'Monday Today' })).toBeInTheDocument();
    expect(thePage().getByRole('link', { name: 'Monday, today' })).toHaveAttribute(
      'href',
      '/timetable#monday',
    );
    expect(thePage().getAllByText('Today')).toHaveLength(2);
  });

  it('the timetable marks the new day after a night with the page open', async () => {
    stopClock('2026-11-16T06:00:00');
    await renderAt('/timetable');
    expect(planner().getByRole('columnheader', { name: 'Monday Today' })).toBeInTheDocument();
    vi.setSystemTime(new Date('2026-11-17T06:00:00'));
    fireEvent(document, new Event('visibilitychange'));
    expect(planner().getByRole('columnheader', { name: 'Tuesday Today' })).toBeInTheDocument();
    expect(thePage().getAllByText('Today')).toHaveLength(2);
  });

  it('the prerendered timetable marks no day', async () => {
    stopClock('2026-11-16T06:00:00');
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request('https://site.example/timetable'));
    if (context instanceof Response) throw new Error('a redirect');
    const html = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    expect(html).toContain('Who is in, and when');
    expect(html).not.toMatch(/Today|today/);
  });

  it('the timetable’s day links lead to the days of the list', async () => {
    const { user, router } = await renderAt('/timetable');
    const days = within(thePage().getByRole('navigation', { name: 'Go to a day' }));
    expect(days.getAllByRole('link')).toHaveLength(7);
    await user.click(days.getByRole('link', { name: /^Thursday/ }));
    expect(router.state.location.hash).toBe('#thursday');
    expect(document.getElementById('thursday')).toHaveFocus();
  });

  it('every link of the timetable has a target', async () => {
    await renderAt('/timetable');
    expect(brokenLinks()).toEqual([]);
  });
});
