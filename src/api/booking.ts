import { config } from '#src/config/env.ts';
import type { BookingPayload } from '#src/domain/bookingTypes.ts';
import { send } from './client.ts';

/** POST (docs/product.md, section 7, call 2). Throws ApiError; no retry, since a lost answer may mean a booking. */
export async function bookAppointment(payload: BookingPayload): Promise<void> {
  await send({
    method: 'POST',
    url: config.calls.booking,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
}
