import type { BookingAnswers } from '#src/domain/bookingTypes.ts';
import type { BookingHours } from '#src/features/booking/form/rules/slots.ts';

/** Bookable every day from 10:30 AM to 7:30 PM. */
export const hours: BookingHours = {
  bookableTimes: { first: '10:30', last: '19:30' },
  closedDays: [],
};

/** Valid at noon, 20 November 2026, if clinic 12 offers surgery. */
export const wholeAnswers: BookingAnswers = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  location: '12',
  appointmentType: 'Surgery',
  petType: 'Cat',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:30',
  comments: 'Limping since Saturday.',
};
