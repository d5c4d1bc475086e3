import type { Week } from '#src/domain/time/openingHours.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import type { BookingSetup } from '#src/features/booking/rules/bookingSetup.ts';

/** Bookable every day from 10:30 AM to 7:30 PM, without closed days and clinics. */
export const setup: BookingSetup = {
  hours: { bookableTimes: { first: '10:30', last: '19:30' }, closedDays: [] },
  clinics: [],
  services: [],
  beforeVisit: ['Bring old papers.'],
};

/** Valid at noon, 20 November 2026, where clinic 12 offers surgery. */
export const wholeDraft: BookingDraft = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  location: '12',
  appointmentType: 'Surgery',
  petType: 'Cat',
  appointmentDate: '2026-11-21',
  appointmentTime: '10:30',
  comments: 'Limping since Saturday.',
};

/** A week with these hours on its first days, from Monday on; the others are closed. */
export function weekOf(opens: string, closes: string, openDays = 7): Week {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  return Object.fromEntries(days.slice(0, openDays).map((day) => [day, [opens, closes]]));
}
