import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { services } from '#content/services.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const procedure = services.findLast((service) => service.procedure)!;
const other = services.findLast((service) => !service.procedure)!;

describe('services', () => {
  it('the services page has every service from A to Z, all folded, and the numbers for emergencies', async () => {
    await renderAt('/service');
    const parts = [...document.querySelectorAll('main details')];
    const names = parts.map((part) => part.querySelector('summary h3')?.textContent ?? '');
    expect(parts.filter((part) => part.hasAttribute('open'))).toEqual([]);
    const all = services.map(({ name }) => name);
    expect(names).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
    for (const { phone } of clinics.filter(({ emergency }) => emergency))
      expect(thePage().getByRole('link', { name: phone.display })).toBeVisible();
  });

  it('a procedure of the services page opens the page of procedures, any other service its part, which takes the focus', async () => {
    const { user, findByRole, router } = await renderAt('/service');
    await user.click(thePage().getAllByRole('link', { name: other.name })[0]!);
    expect(router.state.location).toMatchObject({ pathname: '/service', hash: `#${other.id}` });
    expect(thePage().getByRole('article', { name: other.name })).toHaveFocus();
    await user.click(thePage().getAllByRole('link', { name: procedure.name })[0]!);
    expect(
      await findByRole('heading', { level: 1, name: 'A procedure, hour by hour' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe(`/service/${procedure.id}`);
  });

  it('a link of another page leads to the part, and the focus goes there', async () => {
    const { user, router } = await renderAt('/home-v2');
    await user.click(thePage().getByRole('link', { name: 'Vaccination' }));
    const part = await screen.findByRole('article', { name: 'Vaccination' });
    await waitFor(() => expect(part).toHaveFocus());
    expect(router.state.location).toMatchObject({ pathname: '/service', hash: '#vaccination' });
  });

  it('a part says what a visit asks for, how long it takes and where it is booked', async () => {
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
    const [blood] = part('Pathology').getAllByText('Time with us');
    expect(blood!.nextElementSibling).toHaveTextContent('Blood test: About 15 minutes');
  });
});
