import type { BookingRules } from '#src/domain/bookingSetup.ts';

/** What the booking form asks and takes. Change what is different at your clinics (docs/product.md, section 9). */
export const rules: BookingRules = {
  /** Mobile numbers of your country. They make the links to call an owner or to write on WhatsApp, too. */
  mobile: {
    /** Without the plus: '91', '44'. */
    countryCode: '91',
    /** How many digits an owner types in. */
    digits: 10,
    /** true where numbers begin with a 0 that is left out after the country's code: 07911 123456. */
    leadingZero: false,
    /** Beside the field. */
    hint: '10 digits',
  },
  /** false: an owner may leave it empty. Clinic, type, day and time are always needed. */
  required: { name: true, mobileNumber: true, email: true, petType: true, comments: true },
  petTypes: ['Dog', 'Cat'],
  /** From one time to the next, in minutes; a visit in an owner's calendar is as long. */
  slotMinutes: 30,
  /** From now to the first time that is offered, in minutes: 120 is two hours, 1440 a day. */
  noticeMinutes: 0,
  /** How many days ahead one can book; 0 is no limit. */
  daysAhead: 0,
  /**
   * How soon the clinic calls, as it ends 'Not fixed yet: Indiranagar calls you on 98765 43210, …'. `open` is said only where clinic and
   * phone stay open for so many minutes after the booking, `closed` otherwise. A sample promise: make it true or change it.
   */
  callsBack: {
    withinMinutes: 120,
    open: 'usually within two hours',
    closed: 'usually within two hours after we next open',
  },
  /** What the confirmation asks for before a visit, where the services that are booked as it don't all say the same (services.ts, before). */
  beforeVisit: [
    'Bring old papers, and every medicine they take.',
    'A cat comes in a carrier, a dog on a leash.',
    'Some tests need an empty stomach: ask when we call.',
  ],
};
