import { config } from '#src/config/env.ts';
import { send } from './client.ts';

/**
 * The booking form's second GET (docs/product.md, section 7, call 1b), which starts an idle API. Call it once when the
 * form loads. No call where no address is set; a failure is only logged. Never throws.
 */
export async function warmUpBooking(): Promise<void> {
  if (!config.calls.warmUp) return;
  try {
    await send({ method: 'GET', url: config.calls.warmUp });
  } catch (error) {
    console.error('The warm-up call failed.', error);
  }
}
