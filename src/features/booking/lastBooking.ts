import { formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import { stableId } from '#src/domain/stableId.ts';
import type { BookingDraft } from '#src/domain/types.ts';

/** The last booking, kept for the person who made it. It holds their name and nothing else about them. */
export interface LastBooking {
  /** The same for the same booking: whoever comes with whichever pet, where, for what and when. Comments change nothing. */
  id: string;
  /** The name of the person who booked. */
  name: string;
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
  const { location, appointmentType, petType } = draft;
  const { appointmentDate: date, appointmentTime: time } = draft;
  const [name, mobileNumber] = [draft.name.trim(), draft.mobileNumber.trim()];
  const id = stableId([name, mobileNumber, location, appointmentType, petType, date, time]);
  return { id, name, location, clinic, appointmentType, petType, date, time };
}

const parts = [
  'id',
  'name',
  'location',
  'clinic',
  'appointmentType',
  'petType',
  'date',
  'time',
] as const;

/** A stored value as a booking; undefined where it is none. */
export function asLastBooking(value: object): LastBooking | undefined {
  const booking = value as LastBooking;
  return parts.every((part) => typeof booking[part] === 'string') ? booking : undefined;
}

/** The day of the visit: 'Monday 23 Nov 2026'. */
export function dayOf({ date }: Pick<LastBooking, 'date'>): string {
  return `${weekdayOf(date)} ${formatDate(date)}`;
}

/** The text to share: the visit and the phone number, nothing about the person. */
export function sharedText(booking: LastBooking, provider: string, phone: string): string {
  const { appointmentType, clinic } = booking;
  return [
    `${appointmentType}, ${clinic}`,
    `Asked for: ${dayOf(booking)}, ${formatTime(booking.time)}`,
    `${provider}: ${phone}`,
  ].join('\n');
}
