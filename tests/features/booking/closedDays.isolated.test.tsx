import { beforeEach, expect, it, vi } from 'vitest';
import { weekOf } from '#tests/support/bookingSetup.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  sendBooking,
  stopTheClock,
} from './bookingKit.ts';

/* Closed on the 27th; one of the clinics is closed on Sundays and Mondays, the other on Sundays. */
vi.mock('#content/hours.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#content/hours.ts')>()),
  closedDays: [{ date: '2026-11-27', name: 'Founders’ Day' }],
}));

vi.mock('#src/pages/shared/clinicProfiles.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#src/pages/shared/clinicProfiles.ts')>();
  const { mon, ...hours } = weekOf('08:00', '20:00', 6);
  const clinicProfiles = original.clinicProfiles.slice(0, 2).map((clinic, index) => ({
    ...clinic,
    area: ['Hilltop', 'Harbour'][index],
    storeId: [11, 12][index],
    hours: index === 0 ? { ...hours, mon } : hours,
  }));
  return { clinicProfiles };
});

const date = () => field('Appointment Date');
const times = () =>
  [...field('Appointment Time').querySelectorAll('option')]
    .filter(({ value, disabled }) => value && !disabled)
    .map(({ value }) => value);

beforeEach(() => stopTheClock());

it.each(['/', '/clinics/indiranagar'])(
  'the day of a booking that is closed is said at the date and announced as soon as it is chosen, and has no times: %s',
  async (address) => {
    const { getAllByRole } = await renderAt(address);
    await clinicsAreLoaded();
    expect(date()).toHaveAccessibleDescription(/^No visits on (?:Sundays or )?27 Nov/);
    enter('Appointment Date', '2026-11-27');
    expect(date()).toBeInvalid();
    const reason = 'We’re closed on 27 November (Founders’ Day). Choose another day.';
    expect(date()).toHaveAccessibleDescription(reason);
    // Since the field has the focus already.
    expect(getAllByRole('status').map(({ textContent }) => textContent)).toContain(reason);
    expect(times()).toEqual([]);
    enter('Appointment Date', '2026-11-26');
    expect(date()).not.toBeInvalid();
    expect(times()).toContain('12:30');
    expect(times()).not.toContain('10:00');
  },
);

it('the day of a booking is checked again when the clinic changes', async () => {
  await renderAt('/devcontact');
  await clinicsAreLoaded();
  enter('Appointment Date', '2026-11-23');
  expect(date()).not.toBeInvalid();
  enter('Location', '12');
  expect(date()).toHaveAccessibleDescription(
    /Harbour is closed on Mondays\. Choose another day or another clinic\./,
  );
  enter('Location', '11');
  expect(date()).not.toBeInvalid();
});

it('the day of a booking is refused by the form when it is closed, and nothing is sent', async () => {
  const bookings = collectBookings();
  await sendBooking({ 'Appointment Date': '2026-11-27', 'Appointment Time': '10:30' });
  expect(date()).toHaveFocus();
  expect(bookings).toEqual([]);
});
