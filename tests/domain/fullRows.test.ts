// @vitest-environment node
import { expect, it } from 'vitest';
import { evenColumns, fullRows, mosaicShapes, type MosaicShape } from '#src/domain/fullRows.ts';

const counts = Array.from({ length: 13 }, (_, count) => count);

/** Of twelve columns. The first block is full by itself. */
const width: Record<MosaicShape, number> = {
  tall: 5,
  middle: 4,
  narrow: 3,
  wide: 12,
  third: 4,
  half: 6,
  whole: 12,
};

/** How much of its last row some cards leave empty, of twelve columns. */
function emptyAfter(shapes: readonly MosaicShape[]): number {
  let used = 0;
  for (const shape of shapes) {
    expect(used + width[shape]).toBeLessThanOrEqual(12);
    used = (used + width[shape]) % 12;
  }
  return used === 0 ? 0 : 12 - used;
}

it.each(counts)('%i cards leave no hole', (count) => {
  expect(fullRows(count)).toHaveLength(count);
  expect(emptyAfter(fullRows(count))).toBe(0);
});

it.each(counts)('%i cards of the mosaic leave no hole', (count) => {
  expect(mosaicShapes(count)).toHaveLength(count);
  expect(emptyAfter(mosaicShapes(count).filter((shape) => shape !== 'wide'))).toBe(0);
});

it('a card has a row to itself only where there is no other way', () => {
  expect(counts.filter((count) => fullRows(count).includes('whole'))).toEqual([1]);
  expect(fullRows(4)).toEqual(['half', 'half', 'half', 'half']);
  expect(fullRows(5)).toEqual(['third', 'third', 'third', 'half', 'half']);
  expect(mosaicShapes(7).join(' ')).toBe('tall middle narrow wide third third third');
});

it.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
  [12, 4],
])('%i vets stand in %i columns', (count, columns) => {
  expect(evenColumns(count, 4)).toBe(columns);
  expect(Math.ceil(count / columns)).toBe(Math.ceil(count / 4));
});
