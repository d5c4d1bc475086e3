import type {
  BookingAnswers,
  BookingErrors,
  BookingField,
  BookingPayload,
} from '#src/domain/bookingTypes.ts';
import { isMobileNumber } from '#src/domain/mobileNumber.ts';
import { type ClockTime, formatTime, isTime } from '#src/domain/time/clock.ts';
import { isRealDate } from '#src/domain/time/dates.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { closedDayError } from './bookingDays.ts';
import { type BookingHours, slotsOn } from './slots.ts';

/** Whether a text is only spaces and invisible characters. */
function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text);
}

function mobileNumberError({ mobileNumber }: BookingAnswers): string | undefined {
  if (isBlank(mobileNumber)) return messages.mobileNumberMissing;
  if (isMobileNumber(mobileNumber)) return undefined;
  return messages.mobileNumberWrong;
}

function emailError({ email }: BookingAnswers): string | undefined {
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
  answers: BookingAnswers,
  now: ClockTime,
  hours: BookingHours,
): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = answers;
  if (!isRealDate(date)) return messages.dateMissing;
  if (date < now.date || (date === now.date && isTime(time) && time < now.time)) {
    return messages.timeHasPassed;
  }
  return closedDayError(date, now, hours);
}

function appointmentTimeError(answers: BookingAnswers, hours: BookingHours): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = answers;
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
  answers: BookingAnswers,
  now: ClockTime,
  hours: BookingHours,
): BookingErrors {
  const errors: Record<BookingField, string | undefined> = {
    location: isBlank(answers.location) ? messages.locationMissing : undefined,
    appointmentType: isBlank(answers.appointmentType) ? messages.typeMissing : undefined,
    appointmentDate: appointmentDateError(answers, now, hours),
    appointmentTime: appointmentTimeError(answers, hours),
    petType: isBlank(answers.petType) ? messages.petMissing : undefined,
    comments: isBlank(answers.comments) ? messages.commentsMissing : undefined,
    name: isBlank(answers.name) ? messages.nameMissing : undefined,
    mobileNumber: mobileNumberError(answers),
    email: emailError(answers),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/**
 * Returns the body of the booking call (docs/product.md, section 3). `creationDate` (ISO timestamp) is sent by
 * /devcontact only.
 */
export function toBookingPayload(answers: BookingAnswers, creationDate?: string): BookingPayload {
  return {
    name: answers.name,
    mobileNumber: answers.mobileNumber,
    email: answers.email,
    appointmentType: answers.appointmentType,
    petType: answers.petType,
    location: answers.location,
    appointmentDate: answers.appointmentDate,
    appointmentTime: answers.appointmentTime,
    comments: answers.comments,
    ...(creationDate === undefined ? {} : { creationDate }),
  };
}
