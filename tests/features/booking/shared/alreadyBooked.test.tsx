import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { bookableAnswers } from '#tests/features/booking/bookingKit.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const bookable = clinics.filter(({ storeId }) => storeId !== undefined);
const mobile = bookable.find(({ phone }) => phone.whatsApp)!;
const landline = bookable.find(({ phone }) => !phone.whatsApp)!;
const chosen = ['bookingDraft:full', { location: mobile.storeId }] as const;
const booked = [
  'lastBooking',
  { ...bookableAnswers, location: landline.storeId, variant: 'simple', clinicName: landline.name },
] as const;

it.each([
  ['the business if no clinic is known', [], brand.phone],
  ['the clinic that was chosen in this tab', [chosen], mobile.phone],
  ['the clinic that was booked in this tab', [chosen, booked], landline.phone],
] as const)('‘Already booked?’ gives the number of %s', async (_, kept, phone) => {
  for (const [key, value] of kept) sessionStorage.setItem(key, JSON.stringify(value));
  const { getByRole, user } = await renderAt('/contact');
  await user.click(getByRole('button', { name: 'Menu' }));
  const menu = within(getByRole('navigation', { name: 'Menu' }).parentElement!);
  for (const part of [thePage(), menu]) {
    const line = part.getByText(/^Already booked\?/).parentElement!;
    expect(line).toHaveTextContent(/or phone: name and day are enough\.|by phone: name and day/);
    expect(within(line).getByRole('link', { name: `Call ${phone.display}` })).toHaveAttribute(
      'href',
      phone.href,
    );
    const whatsApp = within(line).queryByRole('link', { name: /^WhatsApp/ });
    expect(whatsApp?.getAttribute('href')?.split('?')[0]).toBe(
      phone === landline.phone ? undefined : phone.number.replace('+', 'https://wa.me/'),
    );
  }
});
