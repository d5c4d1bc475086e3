import { formatDate, weekdayOf } from './clock.ts';
import { isMobileNumber, type MobileRule, normaliseMobileNumber } from './mobileNumber.ts';
import { dateFromText } from './typedDate.ts';
import type { BookingDraft, BookingVariant } from './types.ts';

/** What the forms that send nothing by themselves ask (docs/product.md, section 2: notes). */
export type EnquiryName =
  | 'name'
  | 'email'
  | 'subject'
  | 'phone'
  | 'service'
  | 'address'
  | 'date'
  | 'comments';

/** What was typed; a field that the form lacks, or that is empty, is '' or missing. */
export type Enquiry = Partial<Record<EnquiryName, string>>;

/** What an enquiry fills in of the booking form. */
export interface BookingStart {
  /** The form for grooming alone is another one. */
  variant: Extract<BookingVariant, 'full' | 'simple'>;
  answers: Partial<BookingDraft>;
  /** What comes along, in words: 'name', 'date (Tuesday, 21 Jul 2026)'. */
  takes: string[];
  /** One sentence for each answer that can't come along. */
  leaves: string[];
}

/**
 * The booking form's answers to an enquiry: name, e-mail, a mobile number, service, a day that is not past, comments.
 * `today`: YYYY-MM-DD by the clinic's clock. Nothing is judged; that is the booking form's part (docs/product.md, section 5).
 */
export function bookingStart(enquiry: Enquiry, today: string, mobile: MobileRule): BookingStart {
  const variant = enquiry.service === 'Grooming' ? 'simple' : 'full';
  const start: BookingStart = { variant, answers: {}, takes: [], leaves: [] };
  const text = (name: EnquiryName) => (enquiry[name] ?? '').trim();

  function take(field: keyof BookingDraft, value: string, word: string) {
    if (!value) return;
    start.answers[field] = value;
    start.takes.push(word);
  }

  take('name', text('name'), 'name');
  take('email', text('email'), 'e-mail');
  addPhone(start, text('phone'), mobile);
  take('appointmentType', text('service'), 'service');
  addDate(start, text('date'), today);
  take('comments', [text('subject'), text('comments')].filter(Boolean).join('\n'), 'comments');
  if (text('address'))
    start.leaves.push('Your address doesn’t come along: booking doesn’t need it.');
  return start;
}

function addPhone({ answers, takes, leaves }: BookingStart, typed: string, mobile: MobileRule) {
  if (!typed) return;
  const number = normaliseMobileNumber(typed, mobile);
  if (isMobileNumber(number, mobile)) {
    answers.mobileNumber = number;
    takes.push('phone number');
  } else {
    const digits = mobile.digits === 10 ? 'ten' : mobile.digits;
    leaves.push(
      `Your phone number doesn’t come along: booking needs a mobile number of ${digits} digits.`,
    );
  }
}

function addDate({ answers, takes, leaves }: BookingStart, typed: string, today: string) {
  if (!typed) return;
  const date = dateFromText(typed, today);
  const words = `${weekdayOf(date)}, ${formatDate(date)}`;
  if (!date) leaves.push('The date doesn’t come along: please choose the day in the booking form.');
  else if (date < today) leaves.push(`${words} has passed: please choose another day.`);
  else {
    answers.appointmentDate = date;
    takes.push(`date (${words})`);
  }
}

/** The answers of an enquiry as lines of a letter, 'Label: answer', longer ones in a paragraph of their own. Without empty ones. */
export function enquiryText(answers: readonly { label: string; value: string }[]): string {
  const filled = answers
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value);
  const lines = filled.filter((answer) => !isLong(answer));
  const paragraphs = filled.filter(isLong);
  return [
    lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...paragraphs.map(({ label, value }) => `${label}:\n${value}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function isLong({ value }: { value: string }): boolean {
  return value.includes('\n') || value.length > 80;
}
