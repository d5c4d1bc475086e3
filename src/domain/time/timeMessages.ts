/* Times of day in words (docs/product.md, section 2: one time format). */

/** `clock` is '9:30', '7' or '1:00', on a clock of twelve hours; `hour` counts from 0 to 23. */
export const timeOfDay = (clock: string, hour: number) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`;

/** Hours by themselves, after a colon or after days: '9:30 AM to 7 PM'. */
export const hoursFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
