import { grooming } from './appointmentTypes.ts';
import * as messages from './enquiryMessages.ts';
import { normaliseMobileNumber } from './mobileNumber.ts';
import { isRealDate, pad } from './clock.ts';
import { plainDigits } from './digits.ts';
import type { BookingDraft, BookingVariant } from './types.ts';

/** What the forms ask that make no call of their own (docs/product.md, section 2: notes). */
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
interface BookingStart {
  /** The form for grooming alone is another one. */
  variant: Extract<BookingVariant, 'full' | 'simple'>;
  answers: Partial<BookingDraft>;
}

/**
 * The booking form's answers to an enquiry. All of it comes along: what the form has no field for, or can't read as a day, joins the
 * comments, in English whatever the page's language: they are sent, and the staff read them. Nothing is judged; that is the booking form's part (docs/product.md, section 5).
 */
export function bookingStart(enquiry: Enquiry): BookingStart {
  const text = (name: EnquiryName) => (enquiry[name] ?? '').trim();
  const appointmentDate = dateFromText(text('date'));
  const comments = [
    text('subject'),
    text('comments'),
    text('address') && `Address: ${text('address')}`,
    appointmentDate ? '' : text('date') && `Date: ${text('date')}`,
  ];
  const answers: Partial<BookingDraft> = {
    name: text('name'),
    email: text('email'),
    mobileNumber: normaliseMobileNumber(text('phone')),
    appointmentType: text('service'),
    appointmentDate,
    comments: comments.filter(Boolean).join('\n'),
  };
  return { variant: text('service') === grooming ? 'simple' : 'full', answers };
}

/** A day in figures, '21/7/2026' or '2026-07-21', as YYYY-MM-DD; '' for any other text. */
function dateFromText(text: string): string {
  const digits = plainDigits(text);
  const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(digits) ?? [];
  const date = year ? `${year}-${pad(Number(month))}-${pad(Number(day))}` : digits;
  return isRealDate(date) ? date : '';
}

/** The answers of an enquiry as lines of a letter, 'Label: answer', longer ones in a paragraph of their own. Without empty ones. */
export function enquiryText(answers: readonly { label: string; value: string }[]): string {
  const filled = answers
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value);
  const lines = filled.filter((answer) => !isLong(answer));
  const paragraphs = filled.filter(isLong);
  return [
    lines.map(({ label, value }) => messages.answer(label, value)).join('\n'),
    ...paragraphs.map(({ label, value }) => messages.longAnswer(label, value)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function isLong({ value }: { value: string }): boolean {
  return value.includes('\n') || value.length > 80;
}
