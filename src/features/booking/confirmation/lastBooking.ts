import { useLayoutEffect } from 'react';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { bookingFields } from '#src/features/booking/draft/bookingDraft.ts';

export const lastBookingKey = (variant: BookingVariant) => `bookingMade:${variant}`;

/** The last booking, kept in the tab: to show it, to ask for a change, to book for another pet. */
export interface LastBooking extends Omit<BookingDraft, 'comments'> {
  /** The clinic's name. */
  clinic: string;
}

const keptFields = bookingFields.filter((field) => field !== 'comments');

const variants: readonly BookingVariant[] = ['full', 'full-with-creation-date', 'simple'];

const lastBookings = createStore<Partial<Record<BookingVariant, LastBooking>>>({});

/** Keeps a booking until the tab is closed; `clinic` is the clinic's name. */
export function saveLastBooking(
  variant: BookingVariant,
  draft: BookingDraft,
  clinic: string,
): void {
  const kept = keptFields.map((field) => [field, draft[field].trim()] as const);
  const booking = { ...Object.fromEntries(kept), clinic } as LastBooking;
  saveInTab(lastBookingKey(variant), booking);
  lastBookings.set({ ...lastBookings.get(), [variant]: booking });
}

/** The last booking made with each form in this tab; none before mounting: a prerendered page knows nothing of the tab. */
export function useLastBookings(): Readonly<Partial<Record<BookingVariant, LastBooking>>> {
  useLayoutEffect(
    () => lastBookings.set(Object.fromEntries(variants.map((variant) => [variant, load(variant)]))),
    [],
  );
  return lastBookings.useValue();
}

/** The stored booking; undefined where there is none, or something else. */
function load(variant: BookingVariant): LastBooking | undefined {
  const stored = loadFromTab(lastBookingKey(variant)) as LastBooking;
  const isWhole = [...keptFields, 'clinic' as const].every(
    (part) => typeof stored[part] === 'string',
  );
  return isWhole ? stored : undefined;
}
