import type { BookingRules, BookingSetup } from '#src/domain/bookingSetup.ts';
import { sameHours } from '#src/domain/openingHours.ts';

/** The rules of docs/product.md, section 9. */
export const rules: BookingRules = {
  mobile: { countryCode: '91', digits: 10, hint: '10 digits' },
  petTypes: ['Dog', 'Cat'],
  slotMinutes: 30,
  beforeVisit: ['Bring old papers.'],
};

/** Every day from 10:30 AM to 7:30 PM, no holidays, nothing known of any clinic. */
export const setup: BookingSetup = {
  rules,
  hours: { bookable: sameHours([{ first: '10:30', last: '19:30' }]), holidays: [] },
  clinics: [],
  services: [],
  email: 'support@vetbuddy.example',
};
