import { formatDate, formatTime, weekdayOf } from '#src/domain/time/clock.ts';
import { mailDraft, phoneLink, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { plainDigits } from '#src/domain/text/digits.ts';
import { countryCode, mobileDigits } from '#src/domain/mobileNumber.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The ways to answer an owner; undefined where the record has no valid number or address. */
export interface ContactLinks {
  /** `tel:` with the country code. */
  call: string | undefined;
  whatsApp: string | undefined;
  /** `mailto:` with subject and text. */
  mail: string | undefined;
}

/** The links of a request, the words ready. Nothing is sent by a link: the app that it opens shows what it would send. */
export function contactLinksOf(request: AppointmentRequest): ContactLinks {
  const number = internationalDigits(request.mobileNumber);
  const text = contactText(request);
  return {
    call: number ? `tel:+${number}` : phoneLink(request.mobileNumber),
    whatsApp: number ? whatsAppDraft(`tel:+${number}`, text).href : undefined,
    mail: mailDraft({ to: request.email, subject: subjectOf(request), body: text })?.href,
  };
}

/**
 * A number from a record with its country code, digits only: '98765 43210', '098765-43210', '+91 9876543210' and
 * '00919876543210' → '919876543210'. A number without a country code is Indian. Undefined where it can't be told.
 */
export function internationalDigits(text: string): string | undefined {
  if (!phoneLink(text)) return undefined;
  const digits = plainDigits(text).replace(/\D/g, '');
  if (text.trim().startsWith('+')) return digits.length >= 8 ? digits : undefined;
  if (digits.startsWith('00')) return digits.length >= 10 ? digits.slice(2) : undefined;
  const national = digits.replace(/^0/, '');
  if (national.length === mobileDigits) return countryCode + national;
  const hasCode = digits.length === countryCode.length + mobileDigits;
  return hasCode && digits.startsWith(countryCode) ? digits : undefined;
}

function subjectOf({ date, locationName }: AppointmentRequest): string {
  const clinic = oneLine(locationName);
  return ['Your visit', date && `on ${formatDate(date)}`, clinic && `at ${clinic}`]
    .filter(Boolean)
    .join(' ');
}

/** The question to the owner, with name, clinic, day and time as far as the record has them. */
function contactText({ name, locationName, date, time }: AppointmentRequest): string {
  const [owner, clinic] = [oneLine(name), oneLine(locationName)];
  const day = date && ` on ${weekdayOf(date)}, ${formatDate(date)}`;
  const hour = time.trim() && ` at ${oneLine(formatTime(time))}`;
  return [
    `Hello${owner && ` ${owner}`},${clinic && ` this is ${clinic}.`}`.replace(/,$/, '.'),
    `You asked for a visit${day}${hour}. Does that still suit you?`,
  ].join(' ');
}

/** A record's text on one line, short enough for a message. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[\ud800-\udfff]/gu, '');
}
