import { useBooking, useBookingState, useKnownStore } from './bookingContext.ts';
import { dayProblem } from './bookingDays.ts';

/** Why the chosen day can't be booked. It is said at once, because a browser's date field offers every day. */
export function useDayProblem(): string | undefined {
  const { now } = useBooking();
  const { setup } = useKnownStore();
  const date = useBookingState(({ answers }) => answers.appointmentDate);
  return now && dayProblem(date, now, setup);
}
