import { type AppointmentQuery, appointmentSorts } from './appointments.ts';
import { isRealDate } from './clock.ts';
import { inSlices } from './timeSlicing.ts';
import type { Appointment } from './types.ts';

/** What a member of staff looks at: stands in the page's address, so that it can be bookmarked and sent. */
export interface ListFilters extends AppointmentQuery {
  /** Words looked for in name, mobile and e-mail; '' for all. */
  words: string;
  /** From 1; may lie beyond the end. */
  page: number;
}

/** Everything, newest first (specification, section 9). */
export const defaultFilters: ListFilters = { words: '', from: '', to: '', sort: 'Recent', page: 1 };

/** The view that an address's query stands for (`?q=asha&from=2026-07-01&sort=Oldest&page=2`); what makes no sense is left out. */
export function parseListFilters(parameters: URLSearchParams): ListFilters {
  const sort = appointmentSorts.find((name) => name === parameters.get('sort'));
  const page = parameters.get('page') ?? '';
  return {
    words: parameters.get('q') ?? '',
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    sort: sort ?? defaultFilters.sort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The days that a view is narrowed to; '' for no bound, which is also what a day of no calendar counts as: a date field can
 * hold a year of six digits while it is being typed.
 */
export function periodOf({ from, to }: ListFilters): Pick<ListFilters, 'from' | 'to'> {
  return { from: dayOf(from), to: dayOf(to) };
}

function dayOf(text: string | null): string {
  return text && isRealDate(text) ? text : '';
}

/** The query for a view, without what is as it always is: '' for the whole list. */
export function serializeListFilters(view: ListFilters): URLSearchParams {
  const { words, sort, page } = view;
  const { from, to } = periodOf(view);
  const parameters = new URLSearchParams();
  if (words.trim()) parameters.set('q', words.trim());
  if (from) parameters.set('from', from);
  if (to) parameters.set('to', to);
  if (sort !== defaultFilters.sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Of an address's query (`?q=asha&x=1`) the view alone: '?q=asha', or '' for the whole list. */
export function listFiltersQuery(search: string): string {
  const query = serializeListFilters(parseListFilters(new URLSearchParams(search))).toString();
  return query && `?${query}`;
}

/** What is searched of each request, made once: as long as the request itself lives. */
const searchTexts = new WeakMap<Appointment, string>();

/** Makes ready what searching a list takes, in slices; a request that is not ready yet is when it is searched. */
export async function prepareSearch(list: readonly Appointment[]): Promise<void> {
  await inSlices(list, searchTextOf);
}

function searchTextOf(request: Appointment): string {
  let text = searchTexts.get(request);
  if (text === undefined) {
    const mobile = request.mobile_number.replace(/\D/g, '');
    // A line each, so that no word is found across two fields.
    text = plain(`${request.name}\n${request.email}\n${request.mobile_number}\n${mobile}`);
    searchTexts.set(request, text);
  }
  return text;
}

/** Small letters without accents, so that 'Jose' finds 'José'; marks of Indian scripts stay, they are letters. */
function plain(text: string): string {
  // Most records, and many times faster.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/**
 * The requests in which every word is found, in any order, in name, mobile or e-mail. A telephone number may be
 * written with spaces, hyphens and a country code in front: its last ten digits count. No words: the list itself.
 */
export function searchRequests(
  list: readonly Appointment[],
  words: string,
): readonly Appointment[] {
  const asked = words.trim();
  if (!asked) return list;
  const parts = /^[+\d][\d\s().-]*$/.test(asked)
    ? [asked.replace(/\D/g, '').slice(-10)]
    : plain(asked).split(/\s+/);
  return list.filter((request) => {
    const text = searchTextOf(request);
    return parts.every((part) => text.includes(part));
  });
}
