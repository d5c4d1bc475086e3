import type { AppointmentRequest } from './types.ts';

/** What a search looks through: name, e-mail and mobile, normalised. */
export function searchTextOf({ name, email, mobileNumber }: AppointmentRequest): string {
  const digits = mobileNumber.replace(/\D/g, '');
  // One line each, so that no term is found across two fields.
  return normalise(`${name}\n${email}\n${mobileNumber}\n${digits}`);
}

/** The terms that must all be in a request's search text; none for an empty search. A telephone number is one term. */
export function searchTermsOf(search: string): string[] {
  const text = search.trim();
  if (!text) return [];
  const isPhoneNumber = /^[+\d][\d\s().-]*$/.test(text);
  return isPhoneNumber ? [text.replace(/\D/g, '').slice(-10)] : normalise(text).split(/\s+/);
}

/** Lower case without Latin accents, so that 'Jose' finds 'José'. The marks of Indian scripts are letters and stay. */
function normalise(text: string): string {
  // ASCII needs no more than this, which is many times faster and fits most records.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
