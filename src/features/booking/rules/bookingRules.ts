import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingPayload,
} from '#src/domain/bookingTypes.ts';
import { isMobileNumber } from '#src/domain/mobileNumber.ts';
import { type ClockTime, formatTime, isTime } from '#src/domain/time/clock.ts';
import { isRealDate } from '#src/domain/time/dates.ts';
import * as messages from '#src/features/booking/messages.tsx';
import { closedDayError } from './bookingDays.ts';
import { type BookingHours, slotsOn } from './slots.ts';

/** Whether a text is only spaces and invisible characters. */
function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text);
}

function mobileNumberError({ mobileNumber }: BookingDraft): string | undefined {
  if (isBlank(mobileNumber)) return messages.mobileNumberMissing;
  if (isMobileNumber(mobileNumber)) return undefined;
  return messages.mobileNumberWrong;
}

function emailError({ email }: BookingDraft): string | undefined {
  if (isBlank(email)) return messages.emailMissing;
  return isEmail(email) ? undefined : messages.emailWrong;
}

/** Whether a text is name@domain.tld without spaces; one regular expression would take seconds on hostile input. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1, -1).includes('.');
}

function appointmentDateError(
  draft: BookingDraft,
  now: ClockTime,
  hours: BookingHours,
): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = draft;
  if (!isRealDate(date)) return messages.dateMissing;
  if (date < now.date || (date === now.date && isTime(time) && time < now.time)) {
    return messages.timeHasPassed;
  }
  return closedDayError(date, now, hours);
}

function appointmentTimeError(draft: BookingDraft, hours: BookingHours): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = draft;
  if (!isTime(time)) return messages.timeMissing;
  const slotsOfDay = isRealDate(date) ? slotsOn(date, hours) : [];
  // On a closed day the date is wrong, not the time.
  const slots = slotsOfDay.length > 0 ? slotsOfDay : slotsOn('', hours);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || (first <= time && time <= last)) return undefined;
  return messages.timeNotOffered(formatTime(first), formatTime(last));
}

/**
 * Returns an error per invalid field, in the form's order (docs/product.md, section 5). `now` is the clinic's clock. A passed
 * time is an error of the date, one outside the hours an error of the time.
 */
export function validateBooking(
  draft: BookingDraft,
  now: ClockTime,
  hours: BookingHours,
): BookingErrors {
  const errors: Record<BookingField, string | undefined> = {
    location: isBlank(draft.location) ? messages.locationMissing : undefined,
    appointmentType: isBlank(draft.appointmentType) ? messages.typeMissing : undefined,
    appointmentDate: appointmentDateError(draft, now, hours),
    appointmentTime: appointmentTimeError(draft, hours),
    petType: isBlank(draft.petType) ? messages.petMissing : undefined,
    comments: isBlank(draft.comments) ? messages.commentsMissing : undefined,
    name: isBlank(draft.name) ? messages.nameMissing : undefined,
    mobileNumber: mobileNumberError(draft),
    email: emailError(draft),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/**
 * Returns the body of the booking call (docs/product.md, section 3). `creationDate` (ISO timestamp) is sent by
 * /devcontact only.
 */
export function toBookingPayload(draft: BookingDraft, creationDate?: string): BookingPayload {
  return {
    name: draft.name,
    mobileNumber: draft.mobileNumber,
    email: draft.email,
    appointmentType: draft.appointmentType,
    petType: draft.petType,
    location: draft.location,
    appointmentDate: draft.appointmentDate,
    appointmentTime: draft.appointmentTime,
    comments: draft.comments,
    ...(creationDate === undefined ? {} : { creationDate }),
  };
}
