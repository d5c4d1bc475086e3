import { grooming } from '#src/domain/appointmentTypes.ts';
import { isRealDate, pad } from '#src/domain/time/clock.ts';
import { plainDigits } from '#src/domain/text/digits.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import type { Enquiry, EnquiryName } from './enquiryContent.ts';

/** What an enquiry fills in of the booking form. */
export interface BookingStart {
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
