import type { ClosedDay, Day, Week } from './hours.ts';
import {
  type BusinessHours,
  sameHours,
  type TimeRange,
  type Week as Ranges,
} from './openingHours.ts';
import type { Weekday } from './weekdays.ts';

/** What content/hours.ts says. */
interface Hours {
  zone: string;
  phoneHours: TimeRange;
  emergencyHours: TimeRange;
  bookableTimes: { first: string; last: string };
  closedDays: readonly ClosedDay[];
  hoursInWords: { phoneInFooter: string };
}

/** The hours of the business by weekday. */
export function businessHoursOf(hours: Hours): BusinessHours {
  return {
    timeZone: hours.zone,
    phone: sameHours([hours.phoneHours]),
    emergency: sameHours([hours.emergencyHours]),
    bookable: sameHours([hours.bookableTimes]),
    holidays: hours.closedDays,
    footer: hours.hoursInWords.phoneInFooter,
  };
}

const weekdayNames: Record<Day, Weekday> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** A clinic's week by weekday. */
export function rangesOf(week: Week): Ranges {
  return Object.fromEntries(
    Object.entries(week).map(([day, [opens, closes]]) => [
      weekdayNames[day as Day],
      [{ opens, closes }],
    ]),
  );
}
