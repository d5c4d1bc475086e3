import type { AppointmentRequest } from '#src/api/appointments.ts';
import { digitsOnly, plainDigits } from '#src/domain/text/digits.ts';
import { normaliseText } from '#src/domain/text/normaliseText.ts';

/** A request's normalised search texts. */
export interface SearchText {
  /** Name, mobile number (as typed, and digits), e-mail before its '@', comments: a line each. */
  text: string;
  /** The whole address, only for terms with an '@': every address ends in '.com'. */
  email: string;
}

export function searchTextOf({ name, mobileNumber, email, comments }: AppointmentRequest) {
  const digits = digitsOnly(mobileNumber);
  const [person = ''] = email.split('@', 1);
  return {
    text: normaliseText([name, mobileNumber, digits, person, comments].join('\n')),
    email: normaliseText(email),
  };
}

/** The terms that must all match. A phone number is one term: its last ten digits. */
export function searchTermsOf(search: string): string[] {
  const text = plainDigits(search).trim();
  if (!text) return [];
  const isPhoneNumber = /^[+(]*\d[\d\s().-]*$/.test(text);
  return isPhoneNumber ? [digitsOnly(text).slice(-10)] : normaliseText(text).split(/\s+/);
}

/** The ten digits of a search for a whole mobile number; '' for any other. */
export function phoneSearched(search: string): string {
  const [term = ''] = searchTermsOf(search);
  return /^\d{10}$/.test(term) ? term : '';
}

export function isFound(terms: readonly string[], { text, email }: SearchText): boolean {
  return terms.every((term) => text.includes(term) || (term.includes('@') && email.includes(term)));
}
