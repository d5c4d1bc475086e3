import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { openListOf } from './kit.ts';

const fetched = vi.hoisted(() => new Set<string>());

vi.mock('#src/pages/appointment-list/DeskBookingForm.tsx', async (actual) => {
  fetched.add('the form of a booking');
  return actual();
});
vi.mock('#src/features/requests/phone-booking/EnterBooking.tsx', async (actual) => {
  fetched.add('Enter a booking');
  return actual();
});

it('what opens by a press is fetched once the rows are there, so that it opens without a connection', async () => {
  await openListOf([requestRecord(1)]);
  await waitFor(() => expect([...fetched]).toHaveLength(2));
});
