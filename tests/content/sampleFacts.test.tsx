import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { isSample } from '#tests/support/content.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/* What docs/product.md fixes of VetBuddy, the sample, to the letter. Another brand has facts of its own. */

describe.runIf(isSample)('of the sample alone, since they are its own facts', () => {
  it('the footer’s hours, emergency care, services and copyright are fixed texts', async () => {
    const { getByRole } = await renderAt('/about');
    const footer = within(getByRole('contentinfo'));
    footer.getByText('Support hours 9:30AM to 7:00 PM');
    footer.getByText('Emergency care is available between 9 AM and 9 PM in the hospitals.');
    footer.getByText('© 2025 Sample Parent Company Pvt Ltd. All rights reserved.');
    const services = within(footer.getByRole('region', { name: 'Our Services' }));
    expect(services.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
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

  // What pages show of them is tested page by page.
  it('the figures of the sample', () => {
    expect(brand.figures).toEqual({ pets: '200K+', professionals: '150+', stores: '30+' });
  });

  it.each([
    ['/', 'Endoscopy and Laparoscopy', '/service/service-details'],
    ['/home-v2', 'Endoscopy and Laparoscopy', '/service/service-details'],
    ['/about', 'Meet Dr Krishnan', '/doctors/sudha-krishnan'],
  ])('the sample’s link on %s of %j leads to %s', async (address, name, href) => {
    await renderAt(address);
    expect(thePage().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('the hours of phone and emergency care on /contact and /about', async () => {
    const contact = await renderAt('/contact');
    expect(thePage().getByText('9:30 AM to 7 PM')).toBeInTheDocument();
    expect(thePage().getByText('9 AM to 9 PM, in the hospitals')).toBeInTheDocument();
    expect(thePage().getByText(/^From 9 PM to 9 AM, call the nearest 24-hour/)).toBeInTheDocument();
    contact.unmount();
    await renderAt('/about');
    expect(thePage().getByText('Yours isn’t here? Call us, 9:30 AM to 7 PM.')).toBeVisible();
    expect(
      thePage().getByText(/Emergency care is available from 9 AM to 9 PM in the hospitals\./),
    ).toBeInTheDocument();
  });

  it('when nobody answers the phone on /home-v2 and beside a procedure', async () => {
    const home = await renderAt('/home-v2');
    const night = thePage().getByRole('region', { name: 'Can’t wait till tomorrow?' });
    expect(night).toHaveTextContent(
      'From 7 to 9 PM and from 9 to 9:30 AM nobody answers the phone',
    );
    home.unmount();
    await renderAt('/service/service-details');
    const after = within(thePage().getByRole('region', { name: 'After' }));
    expect(after.getByText(/nobody answers the phone: come straight/)).toBeInTheDocument();
  });
});
