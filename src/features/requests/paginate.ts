export interface Page<T> {
  rows: T[];
  /** From 1 to `pages`. */
  page: number;
  /** At least 1, even for an empty list. */
  pages: number;
  total: number;
  /** Positions of the first and last row, from 1; 0 for an empty page. */
  first: number;
  last: number;
}

/** Returns page `page` (from 1), `size` rows each; a page outside the list becomes the nearest one. */
export function paginate<T>(list: readonly T[], page: number, size: number): Page<T> {
  const total = list.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  const rows = list.slice(start, start + size);
  return {
    rows,
    page: current,
    pages,
    total,
    first: total ? start + 1 : 0,
    last: start + rows.length,
  };
}
