/*
 * The hours of the whole business; each clinic's week is in clinics.ts. Times are HH:MM on a 24-hour clock. `hoursInWords` has
 * the same hours as phrases, written by hand and tested against the times.
 */

/** The time zone of all hours, wherever the visitor is. */
export const zone = 'Asia/Kolkata';

/** The phone is answered, except on closed days. */
export const phoneHours = { opens: '09:30', closes: '19:00' };

/** The hospitals take emergencies, every day of the year. */
export const emergencyHours = { opens: '09:00', closes: '21:00' };

/** The booking form's first and last time, within the chosen clinic's hours. */
export const bookableTimes = { first: '10:30', last: '19:30' };

/** Days on which every clinic is closed. Replace them each year. */
export const closedDays = [
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-01-26', name: 'Republic Day' },
  { date: '2027-08-15', name: 'Independence Day' },
];

/** For sentences; `\u00a0` keeps a time on one line. */
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
