import { datePart, formatDate } from '#src/domain/clock.ts';
import { plainDigits } from '#src/domain/digits.ts';
import { normalise } from '#src/domain/searchText.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { Visit } from '#src/domain/types.ts';
import { listOf } from '#src/domain/listOf.ts';

/** The years that a span can name. Databases keep others for 'no date' (0001, 1900, 9999). */
const years = { first: 1901, last: 2099 };

/** How many visits and of which years, by the date parts of `createdOn`: '12 visits, 2019 to 2026'; '1 visit' without a date. */
export function visitsSummary(visits: readonly Visit[]): string {
  const count = visits.length === 1 ? '1 visit' : `${visits.length} visits`;
  // No function takes a hundred thousand arguments.
  const found = new Set(
    visits
      .map(({ createdOn }) => Number(datePart(createdOn).slice(0, 4)))
      .filter((year) => year >= years.first && year <= years.last),
  );
  if (found.size === 0) return count;
  const [first, last] = [Math.min(...found), Math.max(...found)];
  return first === last ? `${count}, ${first}` : `${count}, ${first} to ${last}`;
}

const longest = { name: 60, phone: 40 };

/** A text from a record or an address in one line, without what would reorder the text around it, and not too long. */
function oneLine(text: string, most: number): string {
  const plain = text
    .slice(0, 10 * most)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return shortened(plain.trim(), most);
}

/**
 * Whose visits are listed, as far as the records say it, and the telephone number: 'Asha Rao and Ravi Rao · 5555502001'.
 * Families share a phone: each name once, in the order of the list; more than three are counted.
 */
export function whoseVisits(visits: readonly Visit[], phone: string): string {
  const names = new Map<string, string>();
  for (const { clientName } of visits) {
    const name = oneLine(clientName, longest.name);
    if (name && !names.has(normalise(name))) names.set(normalise(name), name);
  }
  return [listed([...names.values()]), oneLine(phone, longest.phone)].filter(Boolean).join(' · ');
}

function listed(names: readonly string[]): string {
  return listOf(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
}

/** Cached, because each key of a search reads them. */
const searchTexts = new WeakMap<Visit, string>();

/** What a search looks through: each cell of the row as it is shown, the date also as YYYY-MM-DD, the phone also as digits. */
function searchTextOf(visit: Visit): string {
  const known = searchTexts.get(visit);
  if (known !== undefined) return known;
  const { supportingDocuments: _, ...fields } = visit;
  const date = formatDate(visit.createdOn);
  const digits = plainDigits(visit.phone).replace(/\D/g, '');
  // One line each, so that no term matches across two fields.
  const text = normalise([...Object.values(fields), date, digits].join('\n'));
  searchTexts.set(visit, text);
  return text;
}

/** The visits in whose row each word of the search is found, upper or lower case, in their order. All for an empty search. */
export function searchVisits(visits: readonly Visit[], search: string): readonly Visit[] {
  const words = normalise(search.trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return visits;
  return visits.filter((visit) => {
    const text = searchTextOf(visit);
    return words.every((word) => text.includes(word));
  });
}
