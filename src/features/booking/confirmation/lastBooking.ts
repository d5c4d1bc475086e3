import { useLayoutEffect } from 'react';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';

export const lastBookingKey = (variant: BookingVariant) => `bookingMade:${variant}`;

/** The last booking, kept in the tab for the person who made it: to show it, to ask for a change, to book for another pet. */
export interface LastBooking {
  /** The person who booked. */
  name: string;
  mobileNumber: string;
  email: string;
  /** The clinic's id in the stores list, and its name. */
  location: string;
  clinic: string;
  appointmentType: string;
  petType: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
}

export function lastBookingOf(draft: BookingDraft, clinic: string): LastBooking {
  return {
    name: draft.name.trim(),
    mobileNumber: draft.mobileNumber.trim(),
    email: draft.email.trim(),
    location: draft.location,
    clinic,
    appointmentType: draft.appointmentType,
    petType: draft.petType,
    date: draft.appointmentDate,
    time: draft.appointmentTime,
  };
}

const variants: readonly BookingVariant[] = ['full', 'full-with-creation-date', 'simple'];

const made = createStore<Partial<Record<BookingVariant, LastBooking>>>({});

/** Remembers a booking until the tab is closed. */
export function saveLastBooking(variant: BookingVariant, booking: LastBooking): void {
  saveInTab(lastBookingKey(variant), booking);
  made.set({ ...made.get(), [variant]: booking });
}

/** The last booking made with each form in this tab; none before mounting: a prerendered page knows nothing of the tab. */
export function useLastBookings(): Readonly<Partial<Record<BookingVariant, LastBooking>>> {
  useLayoutEffect(
    () => made.set(Object.fromEntries(variants.map((variant) => [variant, load(variant)]))),
    [],
  );
  return made.useValue();
}

const parts = Object.keys(lastBookingOf(emptyDraft, '')) as (keyof LastBooking)[];

/** The stored booking; undefined where there is none, or something else. */
function load(variant: BookingVariant): LastBooking | undefined {
  const stored = loadFromTab(lastBookingKey(variant)) as LastBooking;
  return parts.every((part) => typeof stored[part] === 'string') ? stored : undefined;
}
