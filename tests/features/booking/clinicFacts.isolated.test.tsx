import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BookingField } from '#src/domain/bookingTypes.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { stopClock } from '#tests/support/stopClock.ts';
import { enter, field, fillIn, isSending, noon, shown, submit } from './bookingKit.ts';

/* Three clinics, closed on Sundays and on the 27th: one only grooms, one grooms too, one does not groom. */
vi.mock('#content/hours.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#content/hours.ts')>()),
  closedDays: [{ date: '2026-11-27', name: 'Founders’ Day' }],
}));

vi.mock('#content/clinics.ts', async (importOriginal) => {
  const { clinics } = await importOriginal<typeof import('#content/clinics.ts')>();
  // Imported here: mocks run before the file's own imports.
  const { weekOf } = await import('#tests/support/sampleClinic.ts');
  const serviceTypes = [
    ['Vet Consultation', 'Surgery'],
    ['Grooming'],
    ['Vet Consultation', 'Grooming'],
  ];
  const hours = weekOf('08:00', '20:00', 6);
  return {
    clinics: clinics
      .slice(0, 3)
      .map((clinic, at) => ({ ...clinic, serviceTypes: serviceTypes[at], hours })),
  };
});

const choices = (name: BookingField) =>
  within(field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value, disabled }) => value && !disabled)
    .map(({ textContent }) => textContent);

beforeEach(() => stopClock(noon));

it('a closed day is named beside the days, and refused when it is chosen', async () => {
  const { getAllByRole } = await renderAt('/clinics/indiranagar');
  const date = () => field('appointmentDate');
  await fillIn({ appointmentType: 'Surgery' });
  expect(date()).toHaveAccessibleDescription('No visits on Sundays or 27 Nov');
  enter('appointmentDate', '2026-11-27');
  const reason = 'We’re closed on 27 November (Founders’ Day). Choose another day.';
  expect(date()).toBeInvalid();
  expect(date()).toHaveAccessibleDescription(reason);
  // The field has the focus already.
  expect(getAllByRole('status').map(({ textContent }) => textContent)).toContain(reason);
  expect(choices('appointmentTime')).toEqual(['10:30 AM']);
  submit();
  expect(date()).toHaveFocus();
  expect(isSending()).toBe(false);
  enter('appointmentDate', '2026-11-26');
  expect(date()).not.toBeInvalid();
  expect(choices('appointmentTime')).toContain('12:30 PM');
});

it('the grooming form offers the clinics that groom, and names what a link asks for but nobody offers', async () => {
  await renderAt('/ContactGrooming?store=11');
  const unknown = /Salt Lake|Hauz Khas|Banjara/;
  await waitFor(() =>
    expect(choices('location').filter((name) => !unknown.test(name))).toEqual([
      'VetBuddy Bandra West (sample)',
      'VetBuddy Adyar (sample)',
    ]),
  );
  expect(field('location')).toHaveValue('');
  expect(await shown(/asks for something that can’t be booked here \(location\)/)).toBeVisible();
});
