import { grooming } from '#src/domain/appointmentTypes.ts';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { plainDigits } from '#src/domain/text/digits.ts';
import { pad } from '#src/domain/time/clock.ts';
import { isRealDate } from '#src/domain/time/dates.ts';
import type { Enquiry, EnquiryName } from './enquiryContent.ts';

export interface BookingStart {
  variant: Extract<BookingVariant, 'full' | 'simple'>;
  answers: Partial<BookingAnswers>;
}

/** An enquiry as booking answers. Values without a field, and unreadable dates, join the comments, in English for the staff. */
export function bookingFromEnquiry(enquiry: Enquiry): BookingStart {
  const text = (name: EnquiryName) => (enquiry[name] ?? '').trim();
  const appointmentDate = dateFromText(text('date'));
  const comments = [
    text('subject'),
    text('comments'),
    text('address') && `Address: ${text('address')}`,
    appointmentDate ? '' : text('date') && `Date: ${text('date')}`,
  ];
  const answers: Partial<BookingAnswers> = {
    name: text('name'),
    email: text('email'),
    mobileNumber: normaliseMobileNumber(text('phone')),
    appointmentType: text('service'),
    appointmentDate,
    comments: comments.filter(Boolean).join('\n'),
  };
  return { variant: text('service') === grooming ? 'simple' : 'full', answers };
}

/** '21/7/2026' or '2026-07-21' → '2026-07-21'; '' for any other text. */
function dateFromText(text: string): string {
  const digits = plainDigits(text);
  const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(digits) ?? [];
  const date = year ? `${year}-${pad(Number(month))}-${pad(Number(day))}` : digits;
  return isRealDate(date) ? date : '';
}
