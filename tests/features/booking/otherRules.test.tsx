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

/* Another country's numbers, answers that may be left out, another pet, an interval, a notice and a limit. */
vi.mock('#content/rules.yaml', () => ({
  rules: {
    mobile: { countryCode: '44', digits: 11, leadingZero: true, hint: '11 digits' },
    required: { name: true, mobileNumber: true, email: false, petType: true, comments: false },
    petTypes: ['Dog', 'Cat', 'Horse'],
    slotMinutes: 60,
    noticeMinutes: 120,
    daysAhead: 30,
    beforeVisit: [],
  },
}));

beforeEach(() => stopTheClock());

it('the form asks by the clinic’s own rules', async () => {
  const { getByText } = await renderAt('/devcontact');
  await clinicsAreLoaded();
  getByText('Please fill in every field that isn’t optional.');
  expect(field('Mobile Number')).toHaveAccessibleDescription('11 digits');
  expect(field('Email')).toHaveAccessibleDescription('name@example.com, optional');
  expect(field('Email')).not.toBeRequired();
  expect(field('Name')).toBeRequired();
  expect(field('Pet Type')).toHaveTextContent('Horse');
  expect(field('Appointment Date')).toHaveAttribute('min', '2026-11-20');
  expect(field('Appointment Date')).toHaveAttribute('max', '2026-12-20');
  enter('Appointment Date', '2026-11-20');
  const times = [...field('Appointment Time').querySelectorAll('option')].map(({ value }) => value);
  expect(times.slice(1)).toEqual(['14:30', '15:30', '16:30', '17:30', '18:30', '19:30']);
});

it('a booking without what may be left out is sent, with every key', async () => {
  const bookings = collectBookings();
  const { findByText, getByRole } = await sendBooking({
    'Mobile Number': '07911123456',
    Email: '',
    Comments: '',
    'Appointment Date': '2026-11-23',
  });
  await findByText('Appointment booked successfully!');
  expect(getByRole('region', { name: / to confirm, / })).toHaveAccessibleName(
    /will call 07911 123456 to confirm/,
  );
  expect(bookings).toEqual([
    expect.objectContaining({ mobileNumber: '07911123456', email: '', comments: '' }),
  ]);
});
