import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('services', () => {
  it('the services page has one h1 and a breadcrumb', async () => {
    const { findAllByRole } = await renderAt('/service');
    const headings = await findAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Every room in the house']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Service', null],
    ]);
  });

  it('the services page lists every service of the footer', async () => {
    const { getByRole } = await renderAt('/service');
    const footer = within(getByRole('contentinfo'));
    const services = footer.getByRole('heading', { name: 'Our Services' }).parentElement!;
    const listed = within(services)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => thePage().queryByRole('link', { name: text }));
    expect(listed).toEqual([
      'OPD (Outpatient Department)',
      'Consultations',
      'Pharmacy',
      'Physiotherapy',
      'Diagnostics',
      'Pathology',
      'X-Ray & Ultrasound',
      'CT Scan',
      'Endoscopy',
      'Laparoscopy',
      'Dialysis',
      'Surgeries',
      'IPD (Inpatient Department)',
    ]);
  });

  it('a service of the services page opens its own page', async () => {
    const { user, findByRole, router } = await renderAt('/service');
    await user.click(thePage().getByRole('link', { name: 'Dialysis' }));
    expect(
      await findByRole('heading', { level: 1, name: 'What happens, hour by hour' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/service/dialysis');
  });

  it('the services page says when to stop feeding before a blood test', async () => {
    await renderAt('/service');
    const planner = within(thePage().getByRole('table', { name: /asks of you/ }));
    const row = planner.getByRole('row', { name: /^Blood test/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('No food for 8 hours');
  });

  it('the services page shows the number for emergencies', async () => {
    await renderAt('/service');
    const [phone] = thePage().getAllByRole('link', { name: brand.phone.display });
    expect(phone).toHaveAttribute('href', brand.phone.href);
  });

  it('every link of the services page has a target', async () => {
    await renderAt('/service');
    expect(brokenLinks()).toEqual([]);
  });
});
