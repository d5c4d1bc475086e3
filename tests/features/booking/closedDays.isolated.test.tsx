import { beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  sendBooking,
  stopTheClock,
} from './bookingKit.ts';

/*
 * Hours and rules of the content's own: closed on Sundays and on the 27th, a break at midday, Saturday mornings; one of the clinics
 * is closed on Mondays and on the 24th.
 */
vi.mock('#src/content/businessHours.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#src/content/businessHours.ts')>();
  const day = [
    { first: '08:00', last: '12:30' },
    { first: '16:00', last: '19:30' },
  ];
  const bookable = {
    ...Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => [name, day]),
    ),
    Saturday: [{ first: '09:00', last: '11:00' }],
  };
  const holidays = [{ date: '2026-11-27', name: 'Founders’ Day' }];
  return { hours: { ...original.hours, bookable, holidays } };
});

vi.mock('#src/pages/shared/clinicProfiles.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#src/pages/shared/clinicProfiles.ts')>();
  const open = [{ opens: '08:00', closes: '20:00' }];
  const week = Object.fromEntries(
    ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name) => [name, open]),
  );
  const clinicProfiles = original.clinicProfiles.slice(0, 2).map((clinic, index) => ({
    ...clinic,
    area: ['Hilltop', 'Harbour'][index],
    storeId: [11, 12][index],
    hours:
      index === 0
        ? { week: { ...week, Monday: open }, holidays: [] }
        : { week, holidays: [{ date: '2026-11-24', name: 'Stocktaking' }] },
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
    expect(date()).toHaveAccessibleDescription(/^No visits on Sundays or 27 Nov/);
    enter('Appointment Date', '2026-11-22');
    expect(date()).toBeInvalid();
    expect(date()).toHaveAccessibleDescription('We’re closed on Sundays. Choose another day.');
    // Since the field has the focus already.
    expect(getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'We’re closed on Sundays. Choose another day.',
    );
    expect(times()).toEqual([]);
    enter('Appointment Date', '2026-11-27');
    expect(date()).toHaveAccessibleDescription(/We’re closed on 27 November \(Founders’ Day\)\./);
    enter('Appointment Date', '2026-11-26');
    expect(date()).not.toBeInvalid();
    expect(times()).toContain('12:30');
    expect(times()).not.toContain('13:00');
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
  enter('Location', '12');
  enter('Appointment Date', '2026-11-24');
  expect(date()).toHaveAccessibleDescription(/Harbour is closed on 24 November \(Stocktaking\)\./);
});

it('the day of a booking is refused by the form when it is closed, and nothing is sent', async () => {
  const bookings = collectBookings();
  await sendBooking({ 'Appointment Date': '2026-11-22', 'Appointment Time': '10:30' });
  expect(date()).toHaveFocus();
  expect(bookings).toEqual([]);
});
