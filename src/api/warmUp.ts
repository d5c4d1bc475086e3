import { config } from '#src/config/env.ts';
import { send } from './client.ts';

/** Starts an idle API (docs/product.md, section 7, call 1b). Best effort, never throws. */
export async function warmUpBooking(): Promise<void> {
  if (!config.calls.warmUp) return;
  try {
    await send({ method: 'GET', url: config.calls.warmUp });
  } catch (error) {
    console.error('The warm-up call failed.', error);
  }
}
