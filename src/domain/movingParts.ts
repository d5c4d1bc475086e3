/*
 * When and how the parts of a drawing move (docs/product.md, section 9). `random`: a number from 0 to below 1, as Math.random
 * gives it.
 */

/** How long nothing moves, in ms: 4 to 7 s. */
export function nextPause(random: number): number {
  return 4000 + 3000 * random;
}

/**
 * Which part moves next: the scale counts first; then any but the one that moved last. `actors`: 'blink cat', 'count scale' …;
 * '' if there is none.
 */
export function nextActor(actors: string[], last: string, random: number): string {
  const first = actors.find((actor) => actor.startsWith('count '));
  if (first) return first;
  const others = actors.length > 1 ? actors.filter((actor) => actor !== last) : actors;
  return others[Math.floor(random * others.length)] ?? '';
}

/** What a scale shows, one after the other, until it rests at a weight in kg: it goes a little beyond it first. */
export function counted(weight: number): string[] {
  return [0, 0.22, 0.5, 0.78, 0.95, 1.03, 0.98, 1.01].map((part) => (weight * part).toFixed(1));
}

/** The bars of a figure: top, upper right, lower right, bottom, lower left, upper left, middle. */
const bars = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];

/** Where figures stand, in units of the drawing. */
interface Room {
  /** The left edge of each figure, first one first. */
  cells: number[];
  top: number;
  height: number;
}

/** The width of a figure to its height. */
const slender = 0.8;

/** The outline of a weight in figures of seven bars, right-aligned in the cells; its point is left out. */
export function digitsPath(weight: string, { cells, top, height }: Room): string {
  const figures = weight.replace('.', '').padStart(cells.length).slice(-cells.length);
  const width = height * slender;
  const half = height / 2;
  return cells
    .flatMap((left, place) => {
      const right = left + width;
      const lines = [
        `M${left} ${top}h${width}`,
        `M${right} ${top}v${half}`,
        `M${right} ${top + half}v${half}`,
        `M${left} ${top + height}h${width}`,
        `M${left} ${top + half}v${half}`,
        `M${left} ${top}v${half}`,
        `M${left} ${top + half}h${width}`,
      ];
      return lines.filter(
        (_, line) => figures[place] !== ' ' && bars[Number(figures[place])]?.[line] === '1',
      );
    })
    .join('');
}
