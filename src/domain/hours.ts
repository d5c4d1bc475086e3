/** The days of a week as a clinic's hours name them. */
export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** When a clinic opens and closes, HH:MM on a 24-hour clock. A day that is not named is closed. */
export type Week = Partial<Record<Day, readonly [opens: string, closes: string]>>;

/** A day off of every clinic; the date is YYYY-MM-DD. */
export interface ClosedDay {
  date: string;
  name: string;
}
