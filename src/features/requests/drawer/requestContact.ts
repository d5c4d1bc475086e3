import type { AppointmentRequest } from '#src/api/appointments.ts';
import { dialledNumber, mailMessage, whatsAppMessage } from '#src/domain/contactLinks.ts';
import { countryCode, isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { oneLine } from '#src/domain/text/shortened.ts';
import { formatTime } from '#src/domain/time/clock.ts';
import { formatDate, weekdayOf } from '#src/domain/time/dates.ts';

/** In characters, of a record's text in a message. */
const maxLength = 80;

export interface ContactLinks {
  /** `tel:`, with the country code of a mobile number. */
  phone: string | undefined;
  whatsApp: string | undefined;
  mail: string | undefined;
}

/** A request's contact links. They send nothing: the opened app shows a draft. */
export function contactLinksOf(request: AppointmentRequest): ContactLinks {
  const mobile = normaliseMobileNumber(request.mobileNumber);
  const number = isMobileNumber(mobile)
    ? `+${countryCode}${mobile}`
    : dialledNumber(request.mobileNumber);
  const text = contactText(request);
  return {
    phone: number && `tel:${number}`,
    whatsApp: number?.startsWith('+') ? whatsAppMessage(number, text).href : undefined,
    mail: mailMessage({ to: request.email, subject: subjectOf(request), body: text })?.href,
  };
}

function subjectOf({ date, locationName }: AppointmentRequest): string {
  const clinic = oneLine(locationName, maxLength);
  return ['Your visit', date && `on ${formatDate(date)}`, clinic && `at ${clinic}`]
    .filter(Boolean)
    .join(' ');
}

/** The message to the owner, with name, clinic, day and time if known. */
function contactText({ name, locationName, date, time }: AppointmentRequest): string {
  const [owner, clinic] = [oneLine(name, maxLength), oneLine(locationName, maxLength)];
  const day = date && ` on ${weekdayOf(date)}, ${formatDate(date)}`;
  const hour = time.trim() && ` at ${oneLine(formatTime(time), maxLength)}`;
  return [
    `Hello${owner && ` ${owner}`},${clinic && ` this is ${clinic}.`}`.replace(/,$/, '.'),
    `You asked for a visit${day}${hour}. Does that still suit you?`,
  ].join(' ');
}
