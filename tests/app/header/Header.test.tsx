import { act, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { heading as timetableHeading } from '#content/pages/timetable.ts';
import { navigationAt } from '#src/app/header/navigation.ts';
import { scrollPageTo } from '#tests/support/controls.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const socialNames = ['Instagram', 'Facebook', 'Pinterest'];

it('the header’s logo links to the home page, and its menu has five links', async () => {
  const { getByRole } = await renderAt('/about');
  const header = within(getByRole('banner'));
  expect(header.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  const links = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/#about'],
    ['Service', '/#services'],
    ['Blog', '/#blogs'],
    ['Contact', '/#contacts'],
  ]);
});

it('the menu’s links mark the current page, or the part of the site it is in', () => {
  const marked = (pathname: string) =>
    navigationAt(pathname).flatMap(({ label, current }) => (current ? [label, current] : []));
  expectAnswers(marked, [
    ['/', ['Home', 'page']],
    ['/about', ['About', 'true']],
    ['/about/', ['About', 'true']],
    ['/service', ['Service', 'true']],
    ['/service/surgery', ['Service', 'true']],
    ['/blog', ['Blog', 'true']],
    ['/blog/monsoon-paws', ['Blog', 'true']],
    ['/contact', ['Contact', 'true']],
    ['/doctors', []],
    ['/ContactGrooming', []],
  ]);
});

it('the header and the menu show the mark of the current page', async () => {
  const { getByRole, findByRole, user } = await renderAt('/blog?tag=ticks');
  await user.click(await findByRole('button', { name: 'Menu' }));
  for (const name of ['Main', 'Menu']) {
    const links = within(getByRole('navigation', { name })).getAllByRole('link');
    const marked = links.filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Blog', 'true'],
    ]);
  }
});

it('the search closed by Back stays closed after Forward', async () => {
  const { getByRole, findByRole, router, user } = await renderAt('/about');
  await act(() => router.navigate('/timetable'));
  await findByRole('heading', { level: 1, name: timetableHeading });
  const toggle = getByRole('button', { name: 'Search' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  await act(() => router.navigate(1));
  await findByRole('heading', { level: 1, name: timetableHeading });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('the menu opens by its toggle, and closes by it or by Escape', async () => {
  const { getByRole, queryByRole, user } = await renderAt('/about');
  const toggle = getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const main = document.querySelector('main');
  await waitFor(() => expect(main).toHaveProperty('inert', true));
  await user.keyboard('{Escape}');
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(main).toHaveProperty('inert', false);
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

function expectContacts(part: ReturnType<typeof within>) {
  expect(part.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  for (const name of socialNames)
    expect(part.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\//),
    );
}

const topBar = { name: 'Contact and emergency care' };

it('the menu has the e-mail and the social links of the top bar, which is on the home page only', async () => {
  const { findByRole, getByRole, queryByRole, user, router } = await renderAt('/about');
  expect(queryByRole('complementary', topBar)).not.toBeInTheDocument();
  const header = within(getByRole('banner'));
  expect(header.queryByRole('link', { name: brand.email })).toBeNull();
  await user.click(getByRole('button', { name: 'Menu' }));
  expectContacts(header);
  await act(() => router.navigate('/'));
  expectContacts(within(await findByRole('complementary', topBar)));
});

it.each([
  ['Menu', 'Contact'],
  ['Menu', brand.name],
  ['Search', 'Book Now'],
])('following a link in the header closes what is open there: %s, %s', async (opened, name) => {
  const { getByRole, getAllByRole, user, router } = await renderAt('/privacy');
  const toggle = getByRole('button', { name: opened });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const header = within(getByRole('banner'));
  await user.click(header.getAllByRole('link', { name }).at(-1)!);
  await waitFor(() => expect(router.location.pathname).toBe('/'));
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  for (const main of getAllByRole('main')) expect(main.inert).toBeFalsy();
});

it('going back closes the menu, and it stays closed after going forward', async () => {
  const { getByRole, queryByRole, user, router } = await renderAt('/about');
  await act(() => router.navigate('/timetable'));
  await user.click(getByRole('button', { name: 'Menu' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.location.pathname).toBe('/about'));
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.location.pathname).toBe('/timetable'));
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

it('the menu and the search are never open at the same time', async () => {
  const { getByRole, user } = await renderAt('/about');
  const menu = getByRole('button', { name: 'Menu' });
  const search = getByRole('button', { name: 'Search' });
  await user.click(menu);
  await user.click(search);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(search).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelector('main')).toHaveProperty('inert', false);
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(search).toHaveAttribute('aria-expanded', 'false');
});

it('the header is sticky when scrolling down, shown when scrolling up, and normal at the top', async () => {
  const { getByRole } = await renderAt('/about');
  const header = getByRole('banner');
  expect(header).not.toHaveAttribute('data-sticky');
  scrollPageTo(500);
  expect(header).toHaveAttribute('data-sticky');
  expect(header).not.toHaveAttribute('data-show');
  scrollPageTo(300);
  expect(header).toHaveAttribute('data-sticky');
  expect(header).toHaveAttribute('data-show');
  scrollPageTo(0);
  expect(header).not.toHaveAttribute('data-sticky');
  expect(header).not.toHaveAttribute('data-show');
});

it('the scroll-to-top button appears after 350 px and scrolls to the top', async () => {
  const { getByRole, queryByRole, user } = await renderAt('/about');
  scrollPageTo(350);
  expect(queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  scrollPageTo(351);
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  scrollPageTo(0);
  expect(queryByRole('button', { name: 'Scroll to top' })).toBeNull();
});
