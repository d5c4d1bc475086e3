import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { heading } from '#content/pages/serviceDetails.ts';
import { bookLabels, detailsLabel, facts } from '#content/pages/services.ts';
import { services } from '#content/services.ts';
import type { Service } from '#src/business/recordTypes.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const procedure = services.findLast((service) => service.procedure)!;
const other = services.findLast((service) => !service.procedure)!;
/** Its duration is that of one kind of appointment. */
const timed = services.find(
  ({ name, appointment, procedure: is }) => appointment && appointment !== name && !is,
)!;

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

it('the services page has every service twice: in its room, and folded from A to Z', async () => {
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
  expect(router.location).toMatchObject({ pathname: '/service', hash: `#${other.id}` });
  expect(thePage().getByRole('article', { name: other.name })).toHaveFocus();
  await user.click(thePage().getAllByRole('link', { name: procedure.name })[0]!);
  await findByRole('heading', { level: 1, name: heading });
  expect(router.location.pathname).toBe(`/service/${procedure.id}`);
});

it('a service says how to prepare, how long it takes and where to book it', async () => {
  const { user } = await renderAt('/service');
  const bookedAs = (type: Service['booking']) => services.find(({ booking }) => booking === type)!;
  const vaccination = bookedAs('Pet Vaccination');
  const grooming = bookedAs('Grooming');
  const byPhone = bookedAs('call');
  for (const { name } of [vaccination, grooming, byPhone, procedure, timed])
    await user.click(thePage().getByRole('heading', { level: 3, name }));
  const part = ({ name }: Service) => within(thePage().getByRole('article', { name }));
  const factOf = (service: Service, label: string) =>
    part(service).getAllByText(label)[0]!.nextElementSibling;
  expect(factOf(vaccination, facts.before)).toHaveTextContent(vaccination.before);
  expect(factOf(timed, facts.duration)).toHaveTextContent(
    `${timed.appointment}: ${timed.duration}`,
  );

  const hrefOf = (service: Service, name: string) =>
    part(service).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(vaccination, bookLabels['Pet Vaccination'])).toBe(
    '/?type=Pet+Vaccination#contacts',
  );
  expect(hrefOf(grooming, bookLabels.Grooming)).toBe('/ContactGrooming');
  expect(hrefOf(byPhone, `Call ${brand.phone.display}`)).toBe(brand.phone.href);
  expect(hrefOf(procedure, detailsLabel)).toBe(`/service/${procedure.id}`);
  expect(part(timed).queryByRole('link', { name: detailsLabel })).toBeNull();
});
