/* Times of day in words (docs/product.md, section 2: one time format). */

/** A time of day from midnight to 4 AM. `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. */
export const atNight = (clock: string) => `${clock} AM`;

/** A time of day from 4 AM to noon. `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. */
export const inMorning = (clock: string) => `${clock} AM`;

/** A time of day from noon to 4 PM. `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. */
export const inAfternoon = (clock: string) => `${clock} PM`;

/** A time of day from 4 to 8 PM. `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. */
export const inEvening = (clock: string) => `${clock} PM`;

/** A time of day from 8 PM to midnight. `clock` is '9:30', '7' or '1:00', on a clock of twelve hours. */
export const lateInEvening = (clock: string) => `${clock} PM`;

/** 12 o'clock at day, within hours: 'noon to 4 PM'. */
export const noon = 'noon';

/** 12 o'clock at night, within hours: '8 PM to midnight'. */
export const midnight = 'midnight';

/** Hours by themselves, after a colon or after days: '9:30 AM to 7 PM'. */
export const hoursFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
