import { plainDigits } from '#src/domain/digits.ts';
import { normalise } from '#src/domain/searchText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/**
 * What a search looks through: name, mobile and e-mail, normalised, a line for each so that no term matches across two. What
 * follows the '@' is its provider's and stands in a line of its own, for terms with an '@' only: every address ends in '.com'.
 */
export function searchTextOf({ name, email, mobileNumber }: AppointmentRequest): string {
  const digits = plainDigits(mobileNumber).replace(/\D/g, '');
  const person = email.replace(/@.*/s, '');
  const lines = [name, `${mobileNumber} ${digits}`, person, email.includes('@') ? email : ''];
  // Line by line: most are ASCII, which is many times faster.
  return lines.map((line) => normalise(line.replaceAll('\n', ' '))).join('\n');
}

/** Whether every term is found in a search text. */
export function isFound(terms: readonly string[], text: string): boolean {
  return terms.every((term) => {
    const at = text.indexOf(term);
    // Few are found, and only these need to be looked at again.
    return at >= 0 && (term.includes('@') || at < text.lastIndexOf('\n'));
  });
}

/** Whether every term is found in the name of a search text. */
export function isFoundInName(terms: readonly string[], text: string): boolean {
  const name = text.slice(0, text.indexOf('\n'));
  return terms.every((term) => name.includes(term));
}

/** The terms that must all be in a request's search text; none for an empty search. A telephone number is one term. */
export function searchTermsOf(search: string): string[] {
  const text = plainDigits(search).trim();
  if (!text) return [];
  const isPhoneNumber = /^[+(]*\d[\d\s().-]*$/.test(text);
  return isPhoneNumber ? [text.replace(/\D/g, '').slice(-10)] : normalise(text).split(/\s+/);
}
