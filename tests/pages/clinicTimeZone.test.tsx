import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { zone } from '#content/hours.ts';
import { formatTime, weekdayOf } from '#src/domain/clock.ts';
import { timeText } from '#src/domain/hours.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { withSettings } from '#tests/support/settings.ts';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';
import {
  bookButton,
  clinic,
  collectBookings,
  field,
  fillIn,
  messages,
  stopTheClock,
} from '#tests/features/booking/bookingKit.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface Moment {
  what: string;
  /** The business's zone, the visitor's zone and an instant. With the visitor's zone every result below would differ. */
  clinic: string;
  visitor: string;
  at: string;
  /** The clinic's local time at the instant, and the days around it. */
  before: string;
  today: string;
  after: string;
  time: string;
  /** The first remaining slot of today, as it is sent; '' if there is none. */
  left: string;
}

/** What every zone makes of an instant, on the days that clocks change too: tests/domain/clock.test.ts. */
const moments: Moment[] = [
  {
    what: 'a day ahead of the visitor',
    clinic: 'Pacific/Kiritimati',
    visitor: 'America/Los_Angeles',
    at: '2026-11-20T22:10:00Z',
    before: '2026-11-20',
    today: '2026-11-21',
    after: '2026-11-22',
    time: '12:10',
    left: '12:30',
  },
  {
    what: 'a day behind the visitor, a minute before midnight',
    clinic: 'Pacific/Pago_Pago',
    visitor: 'Pacific/Kiritimati',
    at: '2026-11-21T10:59:00Z',
    before: '2026-11-19',
    today: '2026-11-20',
    after: '2026-11-21',
    time: '23:59',
    left: '',
  },
  {
    what: 'in the first minute of a leap day',
    clinic: 'Asia/Kolkata',
    visitor: 'America/New_York',
    at: '2028-02-28T18:30:00Z',
    before: '2028-02-28',
    today: '2028-02-29',
    after: '2028-03-01',
    time: '00:00',
    left: '10:30',
  },
];

/** The site of a business with this time zone, seen from a visitor's time zone at an instant. */
function siteOf(clinicTimeZone: string, visitor: string, at: string) {
  withSettings({ clinicTimeZone });
  vi.stubEnv('TZ', visitor);
  stopTheClock(at);
}

function offered() {
  return within(field('Appointment Time'))
    .getAllByRole<HTMLOptionElement>('option')
    .filter((option) => !option.disabled && option.value !== '')
    .map((option) => option.value);
}

/** Checks today, the remaining slots and a valid time of the booking form; what is past: tests/features/booking/bookingRules.test.ts. */
async function bookBy({ today, after, left }: Moment) {
  const sent = collectBookings();
  expect(field('Appointment Date')).toHaveAttribute('min', today);
  await fillIn({ 'Appointment Date': today, 'Appointment Time': '' });
  expect(offered()[0] ?? '').toBe(left);
  expect(offered().at(-1) ?? '').toBe(left && '19:30');

  // The first time that is not past.
  const date = left ? today : after;
  const slot = left || '10:30';
  fireEvent.change(field('Appointment Date'), { target: { value: date } });
  fireEvent.change(field('Appointment Time'), { target: { value: slot } });
  expect(field('Appointment Date')).not.toBeInvalid();
  fireEvent.click(bookButton());
  await screen.findByText(messages.booked);
  expect(sent).toEqual([expect.objectContaining({ appointmentDate: date, appointmentTime: slot })]);
}

describe.each(moments)('a clinic with a clock of its own, $clinic, $what', (moment) => {
  const { clinic: clinicZone, visitor, at } = moment;

  it('a clinic’s time zone decides which slots are offered', async () => {
    siteOf(clinicZone, visitor, at);
    await renderAt('/devcontact');
    await bookBy(moment);
    expect(screen.getByRole('region', { name: / to confirm, / })).toBeVisible();
  });

  it('a clinic’s time zone decides when the list says that it was loaded', async () => {
    siteOf(clinicZone, visitor, at);
    const { today, time } = moment;
    loggedIn();
    answerRequests([requestRecord(1, { appointment_date: today })]);
    await renderAt('/appointmentlist');
    expect((await screen.findByText(/Loaded at/)).textContent).toContain(
      `Loaded at ${formatTime(time)}`,
    );
  });

  it('a clinic’s time zone decides which day of the timetable is today', async () => {
    siteOf(clinicZone, visitor, at);
    await renderAt('/timetable');
    expect(
      thePage().getByRole('columnheader', { name: `${weekdayOf(moment.today)} Today` }),
    ).toBeVisible();
  });
});

const abroad = ['America/Los_Angeles', 'Pacific/Kiritimati'];

it.each(abroad)('a clinic that is open says so to a visitor in %s', async (visitor) => {
  siteOf(zone, visitor, '2026-11-18T11:00:00+05:30');
  await renderAt(`/clinics/${clinic.slug}`);
  const [, closes] = clinic.hours.wed!;
  expect(
    screen.getByText(`Open now, until ${timeText(closes).replace('\u00a0', ' ')}`),
  ).toBeVisible();
});
