/*
 * The hours of the whole business; each clinic's week is in clinics.ts. Times are HH:MM on a 24-hour clock. The phrases below say
 * them in sentences: they are written by hand, and a test holds them to the times.
 */

/** The clock that all hours go by, wherever the visitor is. */
export const zone = 'Asia/Kolkata';

/** When somebody answers the phone, but on closed days. */
export const phoneHours = { opens: '09:30', closes: '19:00' };

/** When the hospitals take emergencies, every day, days off too. */
export const emergencyHours = { opens: '09:00', closes: '21:00' };

/** The first and the last time that the booking form offers, as far as the chosen clinic is open. */
export const bookableTimes = { first: '10:30', last: '19:30' };

/** Days on which every clinic is closed. Replace them each year. */
export const closedDays = [
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-01-26', name: 'Republic Day' },
  { date: '2027-08-15', name: 'Independence Day' },
];

/** The hours as sentences say them. `\u00a0` keeps a time on one line. */
export const hoursInWords = {
  phone: '9:30\u00a0AM\u00a0to\u00a07\u00a0PM',
  /** The footer's own spelling of the same. */
  phoneInFooter: '9:30AM to 7:00 PM',
  appointments: '10:30\u00a0AM\u00a0to\u00a07:30\u00a0PM',
  appointmentsFrom: 'from 10:30\u00a0AM\u00a0to\u00a07:30\u00a0PM',
  emergency: '9\u00a0AM\u00a0to\u00a09\u00a0PM',
  emergencyFrom: 'from 9\u00a0AM\u00a0to\u00a09\u00a0PM',
  emergencyBetween: 'between 9\u00a0AM and 9\u00a0PM',
};
