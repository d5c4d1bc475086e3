import { dayProblem, noticeProblem } from './bookingDays.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { formatTime, isRealDate } from './clock.ts';
import { isMobileNumber } from './mobileNumber.ts';
import { runsOf, slotsOn } from './slots.ts';
import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingPayload,
  ClockTime,
} from './types.ts';

/** An empty form, its fields from top to bottom; its selects show their placeholders. */
export const emptyDraft: Readonly<BookingDraft> = {
  location: '',
  appointmentType: '',
  appointmentDate: '',
  appointmentTime: '',
  petType: '',
  comments: '',
  name: '',
  mobileNumber: '',
  email: '',
};

/** The fields from top to bottom of the form; a summary lists its errors in this order. */
export const bookingFields = Object.keys(emptyDraft) as readonly BookingField[];

/** Whether a text holds only spaces of any kind and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text);
}

function nameError({ name }: BookingDraft): string | undefined {
  return isBlank(name) ? 'Name is required.' : undefined;
}

function mobileNumberError(
  { mobileNumber }: BookingDraft,
  { rules: { mobile } }: BookingSetup,
): string | undefined {
  if (isBlank(mobileNumber)) return 'Mobile Number is required.';
  if (isMobileNumber(mobileNumber.trim(), mobile)) return undefined;
  return `Mobile Number must be ${mobile.digits} digits and numeric.`;
}

function emailError({ email }: BookingDraft): string | undefined {
  if (isBlank(email)) return 'Email is required.';
  return isEmail(email.trim()) ? undefined : 'Invalid email format.';
}

/** name@domain.tld without spaces. In steps, because one regular expression for it takes seconds on hostile input. */
export function isEmail(text: string): boolean {
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
  if (!isRealDate(date)) return 'Please select a date.';
  // A day before today is past whatever the time; today is past once a time is chosen that has gone by.
  if (date < now.date || (date === now.date && isTime(time) && time < now.time)) {
    return 'Please select a future date and time (cannot be in the past).';
  }
  return (
    dayProblem(date, now, setup) ??
    (isTime(time) ? noticeProblem({ date, time }, now, setup) : undefined)
  );
}

function isTime(text: string): boolean {
  return /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}

function appointmentTimeError(draft: BookingDraft, setup: BookingSetup): string | undefined {
  const { appointmentDate: date, appointmentTime: time } = draft;
  if (!isTime(time)) return 'Please select a time.';
  const ofDay = isRealDate(date) ? slotsOn(date, setup) : [];
  // On a closed day the date is what is wrong.
  const slots = ofDay.length > 0 ? ofDay : slotsOn('', setup);
  const runs = runsOf(slots, setup.rules.slotMinutes);
  if (runs.some(({ first, last }) => first <= time && time <= last)) return undefined;
  const words = runs.map(({ first, last }) =>
    first === last
      ? `at ${formatTime(first)}`
      : `between ${formatTime(first)} and ${formatTime(last)}`,
  );
  return `Please select a time ${words.join(' or ')}.`;
}

/** Whether a booking needs an answer to a question. */
export function isRequired(field: BookingField, { rules }: Pick<BookingSetup, 'rules'>): boolean {
  return field in rules.required ? rules.required[field as keyof typeof rules.required] : true;
}

/**
 * All problems of a draft at once, a message a field, in the form's order; {} where it can be sent.
 * The exact messages of docs/product.md, section 5. `now` is the clinic's clock (`clinicNow`), `setup` the rules and hours, with the
 * chosen clinic's. An answer that a booking doesn't need may be blank.
 * A time that has passed is an error of the date, a time outside the clinic's hours an error of the time; both can occur.
 */
export function validateBooking(
  draft: BookingDraft,
  now: ClockTime,
  setup: BookingSetup,
): BookingErrors {
  const found: Record<BookingField, string | undefined> = {
    location: isBlank(draft.location) ? 'Please select a valid location.' : undefined,
    appointmentType: isBlank(draft.appointmentType)
      ? 'Please select a valid appointment type.'
      : undefined,
    appointmentDate: appointmentDateError(draft, now, setup),
    appointmentTime: appointmentTimeError(draft, setup),
    petType: isBlank(draft.petType) ? 'Please select a valid pet type.' : undefined,
    comments: isBlank(draft.comments) ? 'Comments cannot be empty.' : undefined,
    name: nameError(draft),
    mobileNumber: mobileNumberError(draft, setup),
    email: emailError(draft),
  };
  const errors: BookingErrors = {};
  for (const field of bookingFields) {
    const message = found[field];
    if (message && (isRequired(field, setup) || !isBlank(draft[field]))) errors[field] = message;
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
