import { config } from '#src/config/env.ts';
import type { BookingPayload } from '#src/domain/types.ts';
import { send } from './client.ts';

/**
 * POST a booking (docs/product.md, section 7, call 2). Returns once any 2xx answer is in, whatever its body says.
 * Throws ApiError. Never retried: when an answer is lost, the booking may have been made.
 */
export async function bookAppointment(payload: BookingPayload): Promise<void> {
  await send({
    method: 'POST',
    url: config.calls.booking,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
}
