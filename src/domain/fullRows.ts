/** How much of its row a card takes: a third, a half or all of it. */
export type RowShape = 'third' | 'half' | 'whole';

/**
 * The shapes of so many cards in rows of three, so that every row is full: the last has one, two or three; four make two rows of two.
 */
export function fullRows(count: number): RowShape[] {
  const rest = Math.min(count, [0, 4, 2][count % 3] ?? 0);
  const last: RowShape = count === 1 ? 'whole' : 'half';
  return Array.from({ length: count }, (_, index) => (index < count - rest ? 'third' : last));
}

/** The shape of a card in the mosaic: those of the first block, which is full by itself, then those of full rows. */
export type MosaicShape = 'tall' | 'middle' | 'narrow' | 'wide' | RowShape;

const block: MosaicShape[] = ['tall', 'middle', 'narrow', 'wide'];

/** The shapes of so many cards in a mosaic without a hole; fewer than four are rows. */
export function mosaicShapes(count: number): MosaicShape[] {
  return count < block.length ? fullRows(count) : [...block, ...fullRows(count - block.length)];
}

/** How many columns make rows of the same length, or nearly: nine in at most four columns are three rows of three. */
export function evenColumns(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
