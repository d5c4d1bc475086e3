import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as homeV3 from '#content/pages/homeV3.ts';
import { ServiceTabs } from '#src/pages/home-v3/ServiceTabs.tsx';

function show(address = '/') {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[address]}>
      <ServiceTabs {...homeV3.serviceTabs} />
    </MemoryRouter>,
  );
  return user;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const openPanels = () => screen.getAllByRole('tabpanel');

it.each([
  ['internal medicine', '/', 'Internal_Medicine'],
  ['internal medicine for an unknown hash', '/#blogs', 'Internal_Medicine'],
  ['the tab of the address’s hash', '/#diagnostic', 'diagnostic'],
])('the service tabs are four, and open with %s only', (_, address, open) => {
  show(address);
  expect(
    screen.getAllByRole('tab').map((each) => [each.textContent, each.getAttribute('href')]),
  ).toEqual([
    ['Internal Medicine', '#Internal_Medicine'],
    ['Surgery', '#surgery'],
    ['Diagnostic Imaging', '#diagnostic'],
    ['Laboratory', '#Laboratory'],
  ]);
  expect(openPanels().map(({ id }) => id)).toEqual([open]);
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${open}`);
});

it('a click on a service tab opens it and replaces the hash without a history entry', async () => {
  const user = show();
  const steps = window.history.length;
  await user.click(tab('Surgery'));
  expect(openPanels().map(({ id }) => id)).toEqual(['surgery']);
  expect(tab('Surgery')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Internal Medicine')).toHaveAttribute('aria-selected', 'false');
  expect(window.location.hash).toBe('#surgery');
  expect(window.history).toHaveLength(steps);
});

it('the service tabs are one tab stop, and the arrow keys wrap around', async () => {
  const user = show();
  await user.tab();
  expect(tab('Internal Medicine')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(tab('Surgery')).toHaveFocus();
  expect(openPanels().map(({ id }) => id)).toEqual(['surgery']);
  await user.keyboard('{End}{ArrowRight}');
  expect(tab('Internal Medicine')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Laboratory')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('before its script runs, the page has all service tabs, the first one open', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/#surgery']}>
      <ServiceTabs {...homeV3.serviceTabs} />
    </MemoryRouter>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const panels = within(page).getAllByRole('tabpanel', { hidden: true });
  expect(panels.map(({ id, hidden }) => [id, hidden])).toEqual([
    ['Internal_Medicine', false],
    ['surgery', true],
    ['diagnostic', true],
    ['Laboratory', true],
  ]);
  for (const { title } of homeV3.serviceTabs.tabs) expect(html).toContain(title);
  // Without a script every tab must be reachable by keyboard.
  expect(html).not.toContain('tabindex="-1"');
});
