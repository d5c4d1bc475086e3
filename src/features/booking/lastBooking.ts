import { stableId } from '#src/domain/icsFile.ts';
import type { BookingDraft } from '#src/domain/types.ts';

/** What was booked, kept for the person who booked it. It says nothing about that person. */
export interface LastBooking {
  /** The same for the same booking. */
  id: string;
  /** The clinic's name. */
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

const parts = ['id', 'clinic', 'appointmentType', 'petType', 'date', 'time'] as const;

/** A stored value as a booking; undefined where it is none. */
export function asLastBooking(value: object): LastBooking | undefined {
  const booking = value as LastBooking;
  return parts.every((part) => typeof booking[part] === 'string') ? booking : undefined;
}
