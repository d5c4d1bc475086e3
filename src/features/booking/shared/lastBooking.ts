import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import { bookingFields } from '#src/features/booking/shared/bookingAnswers.ts';
import { createTabStore } from '#src/platform/createTabStore.ts';

export interface LastBooking extends Omit<BookingAnswers, 'comments'> {
  variant: BookingVariant;
  clinicName: string;
}

const keptFields = bookingFields.filter((field) => field !== 'comments');

/** Undefined if nothing, or nothing valid, is stored. */
const lastBooking = createTabStore('lastBooking', (stored) => {
  const texts = [...keptFields, 'variant', 'clinicName'];
  const isValid = texts.every((name) => typeof stored[name] === 'string');
  return isValid ? (stored as unknown as LastBooking) : undefined;
});

/** Stores a booking until the tab is closed. */
export function saveLastBooking(
  variant: BookingVariant,
  answers: BookingAnswers,
  clinicName: string,
) {
  const kept = keptFields.map((field) => [field, answers[field]]);
  lastBooking.set({ ...Object.fromEntries(kept), variant, clinicName });
}

export const useLastBooking = lastBooking.useValue;
