import { plainDigits } from '#src/domain/text/digits.ts';
import { normalise } from '#src/domain/text/searchText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The texts of a request that a search looks through, normalised. Joined they would be copied by the first search. */
export interface SearchText {
  name: string;
  /** As it was typed, and its digits alone. */
  mobileNumber: string;
  /** The e-mail before its '@'. */
  person: string;
  comments: string;
  /** The whole address, for terms with an '@' only: every address ends in '.com'. */
  email: string;
}

export function searchTextOf(request: AppointmentRequest): SearchText {
  const { name, mobileNumber, comments } = request;
  const email = normalise(request.email);
  const [person = ''] = email.split('@', 1);
  const digits = plainDigits(mobileNumber).replace(/\D/g, '');
  return {
    name: normalise(name),
    mobileNumber: normalise(`${mobileNumber}\n${digits}`),
    person,
    comments: normalise(comments),
    email,
  };
}

/** The terms that must all be found; none for an empty search. A telephone number is one term: its last ten digits. */
export function searchTermsOf(search: string): string[] {
  const text = plainDigits(search).trim();
  if (!text) return [];
  const isPhoneNumber = /^[+(]*\d[\d\s().-]*$/.test(text);
  return isPhoneNumber ? [text.replace(/\D/g, '').slice(-10)] : normalise(text).split(/\s+/);
}

/** The ten digits of a search that is a whole mobile number; '' for any other. */
export function phoneSearched(search: string): string {
  const [term = ''] = searchTermsOf(search);
  return /^\d{10}$/.test(term) ? term : '';
}

export function isFound(terms: readonly string[], text: SearchText): boolean {
  return terms.every(
    (term) =>
      text.name.includes(term) ||
      text.mobileNumber.includes(term) ||
      text.person.includes(term) ||
      text.comments.includes(term) ||
      (term.includes('@') && text.email.includes(term)),
  );
}

export function isFoundInName(terms: readonly string[], text: SearchText): boolean {
  return terms.every((term) => text.name.includes(term));
}
