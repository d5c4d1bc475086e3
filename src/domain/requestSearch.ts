import { plainDigits } from './digits.ts';
import { normalise } from './searchText.ts';
import type { AppointmentRequest } from './types.ts';

/** What a search looks through: name, e-mail and mobile, normalised. */
export function searchTextOf({ name, email, mobileNumber }: AppointmentRequest): string {
  const digits = plainDigits(mobileNumber).replace(/\D/g, '');
  // One line each, so that no term matches across two fields.
  return normalise(`${name}\n${email}\n${mobileNumber}\n${digits}`);
}

/** The terms that must all be in a request's search text; none for an empty search. A telephone number is one term. */
export function searchTermsOf(search: string): string[] {
  const text = plainDigits(search).trim();
  if (!text) return [];
  const isPhoneNumber = /^[+\d][\d\s().-]*$/.test(text);
  return isPhoneNumber ? [text.replace(/\D/g, '').slice(-10)] : normalise(text).split(/\s+/);
}
