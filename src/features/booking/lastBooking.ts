import { emptyDraft } from './bookingRules.ts';
import { formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import { weekdayName } from '#src/domain/dayNames.ts';
import { stableId } from './stableId.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import { myPet, typeName } from '#src/domain/visitNames.ts';
import type { Weekday } from '#src/domain/weekdays.ts';
import * as messages from './messages.tsx';

/** The last booking, kept in the tab for the person who made it: to show it, to ask for a change, to book for another pet. */
export interface LastBooking {
  /** The same for the same booking: whoever comes with whichever pet, where, for what and when. Comments change nothing. */
  id: string;
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
  const { location, appointmentType, petType } = draft;
  const { appointmentDate: date, appointmentTime: time } = draft;
  const [name, mobileNumber, email] = [draft.name, draft.mobileNumber, draft.email].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const id = stableId([name, mobileNumber, location, appointmentType, petType, date, time]);
  const person = { name, mobileNumber, email };
  return { id, ...person, location, clinic, appointmentType, petType, date, time };
}

const parts = Object.keys(lastBookingOf(emptyDraft, '')) as (keyof LastBooking)[];

/** A stored value as a booking; undefined where it is none. */
export function asLastBooking(value: object): LastBooking | undefined {
  const booking = value as LastBooking;
  return parts.every((part) => typeof booking[part] === 'string') ? booking : undefined;
}

/** The day of the visit: 'Monday 23 Nov 2026'. */
export function dayOf({ date }: Pick<LastBooking, 'date'>): string {
  return messages.dayOfVisit(weekdayName(weekdayOf(date) as Weekday), formatDate(date));
}

/** The message that asks the clinic to change or cancel a visit; its last line is the owner's to end. */
export function askMessage(visit: LastBooking): { subject: string; text: string } {
  const { name, clinic, appointmentType, petType } = visit;
  const [day, time] = [dayOf(visit), formatTime(visit.time)];
  const text = [
    messages.askOpening,
    '',
    messages.askName(name),
    messages.askClinic(clinic),
    messages.askTime(day, time),
    messages.askFor(typeName(appointmentType), myPet(petType)),
    '',
    messages.askInstead,
  ].join('\n');
  return { subject: messages.askSubject(day, time), text };
}
