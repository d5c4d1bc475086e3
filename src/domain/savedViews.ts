import { choiceFilters } from './choiceFilters.ts';
import { formatDate } from './clock.ts';
import {
  defaultFilters,
  type ListFilters,
  parseListFilters,
  serializeListFilters,
} from './listFilters.ts';

/** Filters and order of the staff list under a name. */
export interface SavedView {
  name: string;
  /** As in the address, without '?'. Never with a search: it may hold an owner's name or number. */
  query: string;
}

/** A name's most characters, and a user's most views. */
export const longestViewName = 40;
export const mostViews = 20;

/** What is kept, by user. */
type Kept = Record<string, unknown>;

/** The part of the filters that a view keeps: neither search nor page nor day sheet. */
export function viewQuery(filters: ListFilters): string {
  const { search, page, sheet } = defaultFilters;
  return serializeListFilters({ ...filters, search, page, sheet }).toString();
}

/** The filters of a view. */
export function filtersOfView({ query }: SavedView): ListFilters {
  return parseListFilters(new URLSearchParams(query));
}

/** A user's views in a kept text, whatever that holds: what is no view is left out. */
export function parseViews(text: string | null, user: string): SavedView[] {
  const views = keptIn(text)[user];
  return Array.isArray(views) ? views.flatMap(viewIn).slice(0, mostViews) : [];
}

/** The text to keep with these views of a user; other users' stay. */
export function serializeViews(
  text: string | null,
  user: string,
  views: readonly SavedView[],
): string {
  return JSON.stringify({ ...keptIn(text), [user]: views });
}

/** The views with one more, in the order of their names; it replaces one of the same name, however that is spelled. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = withoutView(views, view.name);
  return [...others, view].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The views without the one of this name. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((other) => other.name.toLowerCase() !== name.toLowerCase());
}

/** A name as it is kept: spaces tidied, no longer than `longestViewName`. */
export function viewName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, longestViewName).trim();
}

/** What the filters are, in words: 'Adyar, Surgery, Today, Next up'; 'All requests' for none. */
export function filtersInWords({ from, to, range, choices, sort }: ListFilters): string {
  const days = range || [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`];
  const words = [
    ...choiceFilters.map(({ name }) => choices[name]),
    [days].flat().filter(Boolean).join(' '),
    sort === defaultFilters.sort ? '' : sort,
  ];
  return words.filter(Boolean).join(', ') || 'All requests';
}

function keptIn(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function viewIn(entry: unknown): SavedView[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { name, query } = entry as Partial<Record<keyof SavedView, unknown>>;
  if (typeof name !== 'string' || typeof query !== 'string' || !viewName(name)) return [];
  // The stored text may be anything; only filters come out.
  return [{ name: viewName(name), query: viewQuery(parseListFilters(new URLSearchParams(query))) }];
}
