import { plainDigits } from '#src/domain/digits.ts';
import { normalise } from '#src/domain/searchText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The texts of a request that a search looks through, normalised. */
export interface SearchText {
  name: string;
  /** Mobile number, the e-mail before its '@' and comments, a line each, so that no term matches across two. */
  others: string;
  /** The whole address, for terms with an '@' only: every address ends in '.com'. */
  email: string;
}

export function searchTextOf(request: AppointmentRequest): SearchText {
  const { name, mobileNumber, comments } = request;
  const email = normalise(request.email);
  const [person = ''] = email.split('@', 1);
  const digits = plainDigits(mobileNumber).replace(/\D/g, '');
  // Comments by themselves: the rest is mostly ASCII, which is many times faster.
  const others = `${normalise(`${mobileNumber}\n${digits}`)}\n${person}\n${normalise(comments)}`;
  return { name: normalise(name), others, email };
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

export function isFound(terms: readonly string[], { name, others, email }: SearchText): boolean {
  return terms.every(
    (term) =>
      name.includes(term) || others.includes(term) || (term.includes('@') && email.includes(term)),
  );
}

export function isFoundInName(terms: readonly string[], { name }: SearchText): boolean {
  return terms.every((term) => name.includes(term));
}
