import { stores } from '#sandbox/data/stores.ts';

/** A store that offers consultation and surgery, but no vaccination, and is open every day. */
export const sampleStore = stores.find(
  ({ surgery, pet_vaccination: vaccination }) => surgery && !vaccination,
)!;

/** It begins as Indian mobile numbers do. */
export const sampleMobile = '9876543210';

/** The date in so many days, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
