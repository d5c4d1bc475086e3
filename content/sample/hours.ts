import { type BusinessHours, sameHours } from '#src/domain/openingHours.ts';

/**
 * The one place for the hours of the whole business; the hours of each clinic are in clinics.ts. Times are HH:MM on a 24-hour clock.
 * `sameHours(ranges)` is every day, `sameHours(ranges, ['Monday', 'Tuesday'])` those days. Where days differ, name them:
 *
 *     phone: {
 *       Monday: [{ opens: '08:00', closes: '13:00' }, { opens: '16:00', closes: '20:00' }],
 *       Tuesday: [{ opens: '08:00', closes: '20:00' }],
 *     },
 *
 * A day that is left out is closed. 18:00 to 02:00 ends on the next day, 00:00 to 00:00 is the whole day.
 */
export const hours: BusinessHours = {
  /** Where the clock hangs that all hours go by, as Region/City. A clinic elsewhere has a timeZone in its own hours (clinics.ts). */
  timeZone: 'Asia/Kolkata',
  /** When somebody answers the phone. */
  phone: sameHours([{ opens: '09:30', closes: '19:00' }]),
  /** When the hospitals take emergencies. */
  emergency: sameHours([{ opens: '09:00', closes: '21:00' }]),
  /** The times that the booking form offers: the first and the last that can be chosen. */
  bookable: sameHours([{ first: '10:30', last: '19:30' }]),
  /** Days off, every clinic's; with `ranges` a short day. Replace them each year. */
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-08-15', name: 'Independence Day', ranges: [{ opens: '10:00', closes: '14:00' }] },
  ],
  /** How the footer writes the phone's hours. Leave it out, and the footer writes them as all pages do. */
  footer: '9:30AM to 7:00 PM',
};
