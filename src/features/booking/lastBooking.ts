import { stableId } from '#src/domain/icsFile.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { attempt } from './draftStorage.ts';

/** What was asked for, to be kept by the person who asked: nothing about that person. */
export interface LastBooking {
  /** The same for the same booking. */
  id: string;
  clinic: string;
  appointmentType: string;
  petType: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
}

export function lastBookingOf(draft: BookingDraft, clinic: string): LastBooking {
  const { name, mobileNumber, location, appointmentType, petType } = draft;
  const { appointmentDate: date, appointmentTime: time } = draft;
  const id = stableId([name, mobileNumber, location, appointmentType, petType, date, time]);
  return { id, clinic, appointmentType, petType, date, time };
}

const keyOf = (variant: BookingVariant) => `bookingMade:${variant}`;
const parts = ['id', 'clinic', 'appointmentType', 'petType', 'date', 'time'] as const;

/** The last booking made in this tab with this form and not put away since; undefined where there is none. */
export function loadLastBooking(variant: BookingVariant): LastBooking | undefined {
  const kept = attempt(
    () => JSON.parse(sessionStorage.getItem(keyOf(variant)) ?? 'null') as unknown,
  );
  if (typeof kept !== 'object' || kept === null) return undefined;
  const made = kept as LastBooking;
  return parts.every((part) => typeof made[part] === 'string') ? made : undefined;
}

/** Remembers a booking until the tab is closed, or forgets it. */
export function saveLastBooking(variant: BookingVariant, made: LastBooking | undefined): void {
  attempt(() => {
    if (made) sessionStorage.setItem(keyOf(variant), JSON.stringify(made));
    else sessionStorage.removeItem(keyOf(variant));
  });
}
