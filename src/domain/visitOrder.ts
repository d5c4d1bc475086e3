import type { Visit } from './types.ts';

/** Rows on a page of the visits (docs/product.md, section 9). */
export const visitsPageSize = 10;

/** Visits ascending by id (docs/product.md, section 7): numbers by value, then other texts, then those without an id. */
export function sortVisitsById(visits: readonly Visit[]): Visit[] {
  return visits
    .map((visit) => ({ visit, id: visit.id, number: numberOf(visit.id) }))
    .toSorted((a, b) => a.number - b.number || compareTexts(a.id, b.id))
    .map(({ visit }) => visit);
}

/** The id's value; for an id that is no number a finite stand-in, for Infinity - Infinity is NaN and no order. */
function numberOf(id: string): number {
  if (id.trim() === '') return Number.MAX_VALUE;
  return /^\s*-?\d{1,300}(?:\.\d+)?\s*$/.test(id) ? Number(id) : Number.MAX_VALUE / 2;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
