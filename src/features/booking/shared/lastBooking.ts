import { useLayoutEffect } from 'react';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import { bookingFields } from '#src/features/booking/bookingAnswers.ts';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';

export const lastBookingKey = 'bookingMade';

export interface LastBooking extends Omit<BookingAnswers, 'comments'> {
  variant: BookingVariant;
  clinic: string;
}

const keptFields = bookingFields.filter((field) => field !== 'comments');

const lastBooking = createStore<LastBooking | undefined>(undefined);

/** Stores a booking until the tab is closed; `clinic` is the clinic's name. */
export function saveLastBooking(variant: BookingVariant, answers: BookingAnswers, clinic: string) {
  const kept = keptFields.map((field) => [field, answers[field]]);
  const booking = { ...Object.fromEntries(kept), variant, clinic } as LastBooking;
  saveInTab(lastBookingKey, booking);
  lastBooking.set(booking);
}

/** The last booking; undefined until mounted, because a prerendered page knows nothing of the tab. */
export function useLastBooking(): LastBooking | undefined {
  useLayoutEffect(() => lastBooking.set(loadLastBooking()), []);
  return lastBooking.useValue();
}

/** Undefined if nothing, or nothing valid, is stored. */
function loadLastBooking(): LastBooking | undefined {
  const stored = loadFromTab(lastBookingKey) as LastBooking;
  const texts = [...keptFields, 'variant', 'clinic'] as const;
  return texts.every((name) => typeof stored[name] === 'string') ? stored : undefined;
}
