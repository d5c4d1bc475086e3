import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/* Clinics of which none grooms. */
vi.mock('#content/clinics.yaml', async (importOriginal) => {
  const { clinics } = await importOriginal<typeof import('#content/clinics.yaml')>();
  return { clinics: clinics.map((clinic) => ({ ...clinic, types: ['Vet Consultation'] })) };
});

it.each(['/ContactGrooming', '/HomeGrooming'])(
  'where no clinic grooms, %s says so, and leads to what can be booked',
  async (address) => {
    await renderAt(address);
    const page = thePage();
    page.getByRole('heading', { level: 1, name: 'We don’t groom' });
    expect(page.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
    expect(page.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    expect(page.queryByRole('form')).toBeNull();
    expect(page.queryByLabelText('Location')).toBeNull();
  },
);
