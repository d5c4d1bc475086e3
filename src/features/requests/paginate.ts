export interface Page<T> {
  rows: T[];
  /** 1 to `pages`, whatever was asked for. */
  page: number;
  /** At least 1, also for an empty list. */
  pages: number;
  total: number;
  /** Position of the first and last row shown, counted from 1; 0 where there is none. */
  first: number;
  last: number;
}

/** Page `page` (from 1) of a list, `size` rows a page; a page outside the list becomes the nearest one. */
export function paginate<T>(list: readonly T[], page: number, size: number): Page<T> {
  const total = list.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
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
