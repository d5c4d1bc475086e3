import type { Visit } from './types.ts';

export const visitsPageSize = 10;

/** Numbers by value, then other text, then missing ids (docs/product.md, section 7). */
export function sortVisitsById(visits: readonly Visit[]): Visit[] {
  return visits
    .map((visit) => ({ visit, id: visit.id, number: numberOf(visit.id) }))
    .toSorted((a, b) => a.number - b.number || compareTexts(a.id, b.id))
    .map(({ visit }) => visit);
}

/** Finite stand-ins: Infinity - Infinity is NaN. */
function numberOf(id: string): number {
  if (id.trim() === '') return Number.MAX_VALUE;
  return /^\s*-?\d{1,300}(?:\.\d+)?\s*$/.test(id) ? Number(id) : Number.MAX_VALUE / 2;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
