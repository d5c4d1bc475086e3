import { choiceFilters } from './choiceFilters.ts';
import {
  defaultFilters,
  type ListFilters,
  parseListFilters,
  periodInWords,
  serializeListFilters,
  usualSort,
} from './listFilters.ts';

/** Filters and order of the staff list under a name. */
export interface SavedView {
  name: string;
  /** As in the address, without '?'. Never with a search: it may hold an owner's name or number. */
  query: string;
  /** The list opens with it. At most one of a user's views is that. */
  isStart?: boolean;
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
  const isStart = views.some((other) => other.isStart && !others.includes(other));
  return [...others, isStart ? { ...view, isStart } : view].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** The view of this name, however it is spelled: capitals, and how accents are written, are no difference. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((other) => isSameName(other.name, name));
}

/** The views without the one of this name. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((other) => !isSameName(other.name, name));
}

const isSameName = (a: string, b: string) =>
  a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;

/** The views with the one of this name as the start, or without a start where it is that already. */
export function withStart(views: readonly SavedView[], name: string): SavedView[] {
  return views.map(({ isStart, ...view }) =>
    view.name === name && !isStart ? { ...view, isStart: true } : view,
  );
}

/** A name as it is kept: spaces tidied, no longer than `longestViewName`. */
export function viewName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, longestViewName).trim();
}

/** What the filters are, in words: 'Adyar, Surgery, Today, Next up'; 'All requests' for none. */
export function filtersInWords({ from, to, range, choices, sort }: ListFilters): string {
  const words = [
    ...choiceFilters.map(({ name }) => choices[name]),
    range || periodInWords({ from, to }),
    sort === usualSort(range) ? '' : sort,
  ];
  return words.filter(Boolean).join(', ') || 'All requests';
}

/** What a user's list opens with: the start view, if there is one, and the clinic that was chosen last. */
export function startFilters(views: readonly SavedView[], clinic: string): ListFilters {
  const start = views.find(({ isStart }) => isStart);
  const filters = start ? filtersOfView(start) : defaultFilters;
  const { choices } = filters;
  return { ...filters, choices: { ...choices, clinic: choices.clinic || clinic } };
}

/** The clinic that a user chose last, in a kept text, whatever that holds; '' for none. */
export function parseLastClinic(text: string | null, user: string): string {
  const clinic = keptIn(text)[user];
  return typeof clinic === 'string' ? clinic : '';
}

/** The text to keep with a user's clinic; other users' stay. */
export function serializeLastClinic(text: string | null, user: string, clinic: string): string {
  return JSON.stringify({ ...keptIn(text), [user]: clinic });
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
  const { name, query, isStart } = entry as Partial<Record<keyof SavedView, unknown>>;
  if (typeof name !== 'string' || typeof query !== 'string' || !viewName(name)) return [];
  // The stored text may be anything; only filters come out.
  const view = {
    name: viewName(name),
    query: viewQuery(parseListFilters(new URLSearchParams(query))),
  };
  return [isStart === true ? { ...view, isStart } : view];
}
