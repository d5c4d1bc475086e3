import { useEffect, useState } from 'react';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { dayChoices, dayProblem } from './bookingDays.ts';
import { bookingFields, validateBooking } from './bookingRules.ts';
import type { BookingSetup } from './bookingSetup.ts';
import type { BookingDraft, BookingField, ClockTime } from '#src/domain/types.ts';

type Problems = ReturnType<typeof validateBooking>;

const nothingTold = { problems: {}, changed: '' };

/**
 * What is wrong with the draft by the clinic's clock and hours. Nothing is said before the first submit; afterwards each field that
 * failed is checked again as it changes. Only a day that can't be booked is said as soon as it is chosen: a browser's date field
 * offers every day.
 */
export function useBookingErrors(draft: BookingDraft, clock: () => ClockTime, setup: BookingSetup) {
  // Undefined until mounted: a prerendered page must not contain the time of its build.
  const [now, setNow] = useState<ClockTime>();
  /** The fields that the last submit found wrong. */
  const [failed, setFailed] = useState<readonly BookingField[]>([]);

  /** The problems that have been told, and the last that came in place of another since the submit; '' for none. */
  const [told, setTold] = useState<{ problems: Problems; changed: string }>(nothingTold);

  // Also when another day has begun, or the last time of this one is over: the next days are called 'Today' and 'Tomorrow'.
  const minute = useClinicNow(config.clinicTimeZone);
  const firstDay = minute && dayChoices(minute, setup)[0]?.date;
  useEffect(() => setNow(clock()), [clock, minute?.date, firstDay]);

  const problems: Problems = now && failed.length > 0 ? validateBooking(draft, now, setup) : {};
  const differing = failed.find((name) => problems[name] !== told.problems[name]);
  if (now && differing) setTold({ problems, changed: problems[differing] ?? '' });

  const errors = failed.flatMap((name) => {
    const message = problems[name];
    return message ? [{ name, message }] : [];
  });

  /** Checks the whole draft; returns the fields that are wrong, in the form's order. */
  function check(): BookingField[] {
    const moment = clock();
    const found = validateBooking(draft, moment, setup);
    const wrong = bookingFields.filter((name) => found[name]);
    setNow(moment);
    setFailed(wrong);
    setTold({ problems: found, changed: '' });
    return wrong;
  }

  return {
    now,
    /** The problems, in the form's order. */
    errors,
    dayProblem: now && dayProblem(draft.appointmentDate, now, setup),
    /** For screen readers: the new message of a field that was just changed. */
    changedError: told.changed,
    /** The clock moves on while the page is open. */
    refreshClock: () => setNow(clock()),
    check,
  };
}
