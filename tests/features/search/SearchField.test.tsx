import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { vets } from '#content/vets.ts';
import { emergency } from '#src/pages/shared/emergency.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

async function openSearch(address = '/about') {
  const view = await renderAt(address);
  await view.user.click(await view.findByRole('button', { name: 'Search' }));
  const field = await view.findByRole('combobox', { name: 'Search this site' });
  const spoken = () =>
    within(view.getByRole('banner'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  const options = async () => {
    const list = await view.findByRole('listbox', { name: 'Results' });
    return within(list).findAllByRole('option');
  };
  return { ...view, field, spoken, options };
}

/** The selected option, as assistive technology sees it. */
function pointedAt(field: HTMLElement) {
  const id = field.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

it('opening the search focuses its field', async () => {
  const { field } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('placeholder', 'Search');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('the search shows grouped results while typing and announces their number', async () => {
  const { field, user, options, spoken, getByRole } = await openSearch();
  await user.type(field, 'tick');
  expect((await options()).map((option) => option.getAttribute('href'))).toEqual([
    '/blog/monsoon-paws',
    '/service#grooming',
    '/service#pathology',
    '/doctors/farah-sheikh',
  ]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field.getAttribute('aria-controls')).toBe(getByRole('listbox').id);
  expect(within(getByRole('group', { name: 'Articles' })).getAllByRole('option')).toHaveLength(1);
  await waitFor(() => expect(spoken()).toContain('4 results for “tick”'));
});

it('the search says that it found what is close to a typing error', async () => {
  const { field, user, options, spoken } = await openSearch();
  await user.type(field, 'vacination');
  expect((await options())[0]).toHaveTextContent('Vaccination');
  await waitFor(() => expect(spoken().join(' ')).toMatch(/results? close to “vacination”/));
});

it('the search starts with the second letter', async () => {
  const { field, user, queryByRole, options } = await openSearch();
  await user.type(field, 't');
  expect(queryByRole('listbox')).toBeNull();
  await user.type(field, 'i');
  expect((await options()).length).toBeGreaterThan(0);
});

it('the arrow keys move through the results and wrap around, while the focus stays in the field', async () => {
  const { field, user, options } = await openSearch();
  await user.type(field, 'tick');
  const all = await options();
  expect(pointedAt(field)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(pointedAt(field)).toBe(all[0]);
  expect(all[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(pointedAt(field)).toBe(all[1]);
  expect(all[0]).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(pointedAt(field)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(pointedAt(field)).toBe(all.at(-1));
  expect(field).toHaveFocus();
});

it('Enter opens the selected result and closes the search', async () => {
  const { field, user, options, router, queryByRole } = await openSearch();
  await user.type(field, 'tick');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.hash).toBe('#grooming'));
  expect(queryByRole('combobox', { name: 'Search this site' })).toBeNull();
});

it('Enter without a selection shows all results', async () => {
  const { field, user, router, findByRole } = await openSearch();
  await user.type(field, 'ticks{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
  expect(router.state.location.search).toBe('?search=ticks');
  expect(await findByRole('region', { name: /for “ticks”$/ })).toBeInTheDocument();
});

it('a link shows all results where the list has only the first of a group', async () => {
  const { field, user, options, router, getByRole, queryByRole } = await openSearch();
  await user.type(field, 'clinic');
  const shown = (await options()).length;
  const link = getByRole('link', { name: /^Show all \d+ results$/ });
  expect(Number(/\d+/.exec(link.textContent)![0])).toBeGreaterThan(shown);
  await user.clear(field);
  await user.type(field, vets[0]!.name);
  await waitFor(() => expect(queryByRole('link', { name: /^Show all/ })).toBeNull());
  await user.clear(field);
  await user.type(field, 'clinic');
  await options();
  await user.click(getByRole('link', { name: /^Show all/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=clinic'));
});

it('a click on a result opens it', async () => {
  const { field, user, options, router } = await openSearch();
  await user.type(field, vets[0]!.name);
  await user.click((await options())[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/doctors/${vets[0]!.id}`));
});

it('the first Escape closes the results, the second the search', async () => {
  const { field, user, options, queryByRole, getByRole } = await openSearch();
  await user.type(field, 'tick');
  await options();
  await user.keyboard('{Escape}');
  expect(queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('tick');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}{Escape}');
  expect(queryByRole('combobox', { name: 'Search this site' })).toBeNull();
  expect(getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('the search stays open for Tab inside it and closes when Tab leaves it', async () => {
  const { field, user, getByRole, queryByRole } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await user.tab();
  const submit = within(field.closest('form')!).getByRole('button', { name: 'Search' });
  expect(submit).toHaveFocus();
  expect(field).toBeVisible();
  await user.tab();
  expect(queryByRole('combobox', { name: 'Search this site' })).toBeNull();
  expect(getByRole('main')).toContainElement(document.activeElement as HTMLElement);
});

it('the search offers the phone, the booking form and emergency advice without results', async () => {
  const { field, user, getByRole, findByText, queryByRole } = await openSearch();
  await user.type(field, 'helicopter');
  expect(await findByText('Nothing found for “helicopter”')).toBeInTheDocument();
  expect(queryByRole('listbox')).toBeNull();
  expect(getByRole('link', { name: `call ${brand.phone.display}` })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  expect(getByRole('link', { name: 'book a visit' })).toHaveAttribute('href', '/#contacts');
  const box = within(field.closest('form')!.parentElement!);
  const advice = box.getByText('In an emergency').nextElementSibling;
  for (const line of emergency.usual)
    expect(advice).toHaveTextContent(
      (typeof line === 'string' ? line : line.text).replaceAll('\u00a0', ' '),
    );
});

it.each([
  ['a service', 'dialysis', '/service#dialysis'],
  ['a vet', vets[1]!.firstName, `/doctors/${vets[1]!.id}`],
  ['an article', 'diwali', '/blog/loud-nights'],
  ['a page', 'timetable', '/timetable'],
  ['a question', 'stay with my pet', '/about'],
  ['the hours', 'opening hours', '/#contacts'],
  ['what to do at night', 'dog ate chocolate', '/contact'],
  ['what to do at night, in a worried owner’s words', 'my cat swallowed something', '/contact'],
  ['a clinic', clinics[0]!.area, `/clinics/${clinics[0]!.slug}`],
])('the search finds %s', async (_what, query, href) => {
  const search = await loadSiteSearch();
  const hits = search(query).groups.flatMap(({ hits: ofGroup }) => ofGroup);
  expect(hits.map(({ entry }) => entry.href)).toContain(href);
});
