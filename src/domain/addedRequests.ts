import type { RequestList } from './requestList.ts';

/** How many listed requests (those with a date) a newer list has that an older one lacks, by their ids. Walks both once. */
export function countAdded(newer: RequestList, older: RequestList): number {
  const known = new Set(older.all.map(({ id }) => id));
  return newer.dated.filter(({ id }) => id !== '' && !known.has(id)).length;
}
