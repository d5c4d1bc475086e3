import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clinicsAreLoaded, field } from '#tests/features/booking/bookingKit.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';
import { stopClock } from '#tests/support/stopClock.ts';
import { withSettings } from '#tests/support/withSettings.ts';

/*
 * Every page goes by the clinic's clock wherever the visitor is. What a zone makes of an instant: tests/domain/time/clock.test.ts; what has
 * passed by a clock: tests/features/booking.
 */

// The visitor's Friday evening is the clinic's Saturday: with the visitor's zone every result below would differ.
beforeEach(() => {
  withSettings({ clinicTimeZone: 'Pacific/Kiritimati' });
  vi.stubEnv('TZ', 'America/Los_Angeles');
  stopClock('2026-11-20T22:10:00Z');
});

it('a visitor abroad is offered the clinic’s today, and the times that are left of it there', async () => {
  await renderAt('/devcontact');
  await clinicsAreLoaded();
  expect(field('appointmentDate')).toHaveAttribute('min', '2026-11-21');
  fireEvent.change(field('appointmentDate'), { target: { value: '2026-11-21' } });
  const times = within(field('appointmentTime')).getAllByRole<HTMLOptionElement>('option');
  expect(times.filter(({ disabled, value }) => !disabled && value)[0]).toHaveValue('12:30');
});

it('the request list says when it was loaded by the clinic’s clock', async () => {
  loggedIn();
  answerRequests([requestRecord(1, { appointment_date: '2026-11-21' })]);
  await renderAt('/appointmentlist');
  expect(await screen.findByText(/Loaded at 12:10 PM/)).toBeVisible();
});
