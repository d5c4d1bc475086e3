import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { breadcrumb, deadEnds, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('services', () => {
  it('has one heading and the way back', async () => {
    const { findAllByRole } = await renderAt('/service');
    const headings = await findAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Every room in the house']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Service', null],
    ]);
  });

  it('has a room for every service of the footer', async () => {
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

  it('opens the page of a service from its room', async () => {
    const { user, findByRole, router } = await renderAt('/service');
    await user.click(thePage().getByRole('link', { name: 'Dialysis' }));
    expect(
      await findByRole('heading', { level: 1, name: 'What happens, hour by hour' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/service/dialysis');
  });

  it('tells an owner when to stop feeding before a blood test', async () => {
    await renderAt('/service');
    const planner = within(thePage().getByRole('table', { name: /asks of you/ }));
    const row = planner.getByRole('row', { name: /^Blood test/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('No food for 8 hours');
  });

  it('says to ring for what can’t wait', async () => {
    await renderAt('/service');
    const [phone] = thePage().getAllByRole('link', { name: brand.phone.display });
    expect(phone).toHaveAttribute('href', brand.phone.href);
  });

  it('leads somewhere with every link', async () => {
    await renderAt('/service');
    expect(deadEnds()).toEqual([]);
  });
});
