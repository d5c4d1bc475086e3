/* Times of day in words (docs/product.md, section 2: one time format). */

/**
 * A time of day, by the part of the day that it is in; `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. Night is from
 * midnight to 4, morning to noon, afternoon to 4 PM, evening to 8 PM, late evening to midnight.
 */
export const timesOfDay = {
  night: (clock: string) => `${clock} AM`,
  morning: (clock: string) => `${clock} AM`,
  afternoon: (clock: string) => `${clock} PM`,
  evening: (clock: string) => `${clock} PM`,
  lateEvening: (clock: string) => `${clock} PM`,
};

/** 12 o'clock at day, within hours: 'noon to 4 PM'. */
export const noon = 'noon';

/** 12 o'clock at night, within hours: '8 PM to midnight'. */
export const midnight = 'midnight';

/** Hours by themselves, after a colon or after days: '9:30 AM to 7 PM'. */
export const hoursFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
