import type { BookingSetup } from '#src/domain/bookingSetup.ts';
import { sameHours } from '#src/domain/openingHours.ts';

/** Every day from 10:30 AM to 7:30 PM, no holidays, nothing known of any clinic. */
export const setup: BookingSetup = {
  hours: { bookable: sameHours([{ first: '10:30', last: '19:30' }]), holidays: [] },
  clinics: [],
  services: [],
  beforeVisit: ['Bring old papers.'],
  email: 'support@vetbuddy.example',
};
