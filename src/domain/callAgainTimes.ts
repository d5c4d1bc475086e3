import { formatTime, minutesOf, momentAt } from './clock.ts';
import type { ClockTime } from './types.ts';

interface CallAgainTime {
  /** 'In an hour', '11:00 AM', 'Tomorrow 10:00 AM'. */
  words: string;
  /** YYYY-MM-DDTHH:MM by the clinic's clock. */
  value: string;
}

/** The hours of a day at which people are called again, and that of the next day, in minutes. */
const hours = [11, 14, 17].map((hour) => hour * 60);
const nextDay = 10 * 60;
/** A time on the clock is easier to keep in mind than one to the minute. */
const step = 5;

/** When an owner may be called again, by the clinic's clock: in an hour, at the next of the usual hours, the next morning. */
export function callAgainTimes({ date, time }: ClockTime): CallAgainTime[] {
  const inAnHour = Math.ceil(((minutesOf(time) ?? 0) + 60) / step) * step;
  const hour = hours.find((minutes) => minutes > inAnHour);
  const at = (minutes: number) => {
    const moment = momentAt(date, minutes);
    return { value: `${moment.date}T${moment.time}`, words: formatTime(moment.time) };
  };
  const tomorrow = at(24 * 60 + nextDay);
  return [
    { ...at(inAnHour), words: 'In an hour' },
    ...(hour === undefined ? [] : [at(hour)]),
    { ...tomorrow, words: `Tomorrow ${tomorrow.words}` },
  ];
}
