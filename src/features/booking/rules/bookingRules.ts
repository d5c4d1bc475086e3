import { dayProblem } from './bookingDays.ts';
import { bookingFields } from '#src/features/booking/draft/bookingDraft.ts';
import * as messages from './bookingMessages.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { formatTime, isRealDate } from '#src/domain/time/clock.ts';
import { isMobileNumber, mobileDigits } from '#src/domain/mobileNumber.ts';
import { slotsOn } from './slots.ts';
import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingPayload,
  ClockTime,
} from '#src/domain/types.ts';

/** Whether a text holds only spaces of any kind and invisible characters. */
function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text);
}

function nameError({ name }: BookingDraft): string | undefined {
  return isBlank(name) ? messages.nameMissing : undefined;
}

function mobileNumberError({ mobileNumber }: BookingDraft): string | undefined {
  if (isBlank(mobileNumber)) return messages.mobileNumberMissing;
  if (isMobileNumber(mobileNumber.trim())) return undefined;
  return messages.mobileNumberWrong(mobileDigits);
}

function emailError({ email }: BookingDraft): string | undefined {
  if (isBlank(email)) return messages.emailMissing;
  return isEmail(email.trim()) ? undefined : messages.emailWrong;
}

/** name@domain.tld without spaces. In steps, because one regular expression for it takes seconds on hostile input. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1, -1).includes('.');
}

function appointmentDateError(
  draft: BookingDraft,
  now: ClockTime,
  setup: BookingSetup,
): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = draft;
  if (!isRealDate(date)) return messages.dateMissing;
  // A day before today is past whatever the time; today is past once a time is chosen that has gone by.
  if (date < now.date || (date === now.date && isTime(time) && time < now.time)) {
    return messages.timeHasPassed;
  }
  return dayProblem(date, now, setup);
}

function isTime(text: string): boolean {
  return /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}

function appointmentTimeError(draft: BookingDraft, setup: BookingSetup): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = draft;
  if (!isTime(time)) return messages.timeMissing;
  const ofDay = isRealDate(date) ? slotsOn(date, setup) : [];
  // On a closed day the date is what is wrong.
  const slots = ofDay.length > 0 ? ofDay : slotsOn('', setup);
  const [first, last] = [slots[0]?.value, slots.at(-1)?.value];
  if (!first || !last || (first <= time && time <= last)) return undefined;
  return messages.timeNotOffered(
    first === last
      ? messages.at(formatTime(first))
      : messages.between(formatTime(first), formatTime(last)),
  );
}

/**
 * All problems of a draft at once, a message a field, in the form's order; {} where it can be sent.
 * The exact messages of docs/product.md, section 5. `now` is the clinic's clock (`clinicNow`), `setup` the rules and hours, with the
 * chosen clinic's.
 * A time that has passed is an error of the date, a time outside the clinic's hours an error of the time; both can occur.
 */
export function validateBooking(
  draft: BookingDraft,
  now: ClockTime,
  setup: BookingSetup,
): BookingErrors {
  const found: Record<BookingField, string | undefined> = {
    location: isBlank(draft.location) ? messages.locationMissing : undefined,
    appointmentType: isBlank(draft.appointmentType) ? messages.typeMissing : undefined,
    appointmentDate: appointmentDateError(draft, now, setup),
    appointmentTime: appointmentTimeError(draft, setup),
    petType: isBlank(draft.petType) ? messages.petMissing : undefined,
    comments: isBlank(draft.comments) ? messages.commentsMissing : undefined,
    name: nameError(draft),
    mobileNumber: mobileNumberError(draft),
    email: emailError(draft),
  };
  const errors: BookingErrors = {};
  for (const field of bookingFields) {
    const message = found[field];
    if (message) errors[field] = message;
  }
  return errors;
}

/**
 * The body of the booking call: exactly the keys of docs/product.md, section 3, text trimmed.
 * `creationDate` (ISO timestamp) is a key only where it is given (/devcontact).
 */
export function toBookingPayload(draft: BookingDraft, creationDate?: string): BookingPayload {
  return {
    name: draft.name.trim(),
    mobileNumber: draft.mobileNumber.trim(),
    email: draft.email.trim(),
    appointmentType: draft.appointmentType,
    petType: draft.petType,
    location: draft.location,
    appointmentDate: draft.appointmentDate,
    appointmentTime: draft.appointmentTime,
    comments: draft.comments.trim(),
    ...(creationDate === undefined ? {} : { creationDate }),
  };
}
