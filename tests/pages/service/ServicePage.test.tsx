import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const procedure = services.findLast((service) => service.procedure)!;
const other = services.findLast((service) => !service.procedure)!;

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

it('the services page has every service in a room, and folded from A to Z, and the hospitals’ numbers', async () => {
  await renderAt('/service');
  const all = sorted(services.map(({ name }) => name));
  const parts = [...document.querySelectorAll('main details')];
  expect(parts.filter((part) => part.hasAttribute('open'))).toEqual([]);
  expect(parts.map((part) => part.querySelector('summary h3')?.textContent)).toEqual(all);
  const rooms = [...document.querySelectorAll('main section li a')].map((link) => link.textContent);
  expect(sorted(rooms.filter((name) => all.includes(name)))).toEqual(all);
  for (const { phone } of clinics.filter(({ emergency }) => emergency))
    expect(thePage().getByRole('link', { name: phone.display })).toBeVisible();
});

it('a service leads to its part, which takes the focus, and a procedure to its own page', async () => {
  const { user, findByRole, router } = await renderAt('/service');
  await user.click(thePage().getAllByRole('link', { name: other.name })[0]!);
  expect(router.state.location).toMatchObject({ pathname: '/service', hash: `#${other.id}` });
  expect(thePage().getByRole('article', { name: other.name })).toHaveFocus();
  await user.click(thePage().getAllByRole('link', { name: procedure.name })[0]!);
  await findByRole('heading', { level: 1, name: 'A procedure, hour by hour' });
  expect(router.state.location.pathname).toBe(`/service/${procedure.id}`);
});

it('a service says how to prepare, how long it takes and where to book it', async () => {
  const { user } = await renderAt('/service');
  for (const name of ['Vaccination', 'Grooming', 'Pharmacy', 'CT Scan', 'Pathology'])
    await user.click(thePage().getByRole('heading', { level: 3, name }));
  const part = (name: string) => within(thePage().getByRole('article', { name }));
  expect(part('Vaccination').getByText('Before').nextElementSibling).toHaveTextContent(
    'Nothing; bring the vaccine card',
  );
  const hrefOf = (name: string, link: string) =>
    part(name).getByRole('link', { name: link }).getAttribute('href');
  expect(hrefOf('Vaccination', 'Book a vaccination')).toBe('/?type=Pet+Vaccination#contacts');
  expect(hrefOf('Grooming', 'Book grooming')).toBe('/ContactGrooming');
  expect(hrefOf('Pharmacy', `Call ${brand.phone.display}`)).toBe(brand.phone.href);
  expect(hrefOf('CT Scan', 'What happens, hour by hour')).toBe('/service/ct-scan');
  expect(part('Pathology').queryByRole('link', { name: /hour by hour/ })).toBeNull();
  expect(part('Pathology').getAllByText('Time with us')[0]!.nextElementSibling).toHaveTextContent(
    'Blood test: About 15 minutes',
  );
});
