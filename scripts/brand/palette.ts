import { toHex, toLch } from './oklch.ts';

/** The colours that a clinic chooses, as `#rrggbb`. Every other tone of the site is derived from one of them. */
export interface BrandColours {
  primary: string;
  second: string;
  accent: string;
  page: string;
}

type BrandColour = keyof BrandColours;

/** The brand colours in which the site and its pictures were originally drawn. */
export const originalColours: BrandColours = {
  primary: '#0f5c48',
  second: '#d7eaf6',
  accent: '#f7b136',
  page: '#fff9f0',
};

/**
 * Every original tone, by the brand colour from which it is derived. `near` tones are slightly darker or lighter than the
 * brand colour and keep that difference. `far` tones (text, tints, dark mode) keep their own lightness and take only hue
 * and chroma. Tones that are not listed (fur, wood, skin, the warm wash, errors) are the same for every clinic.
 */
const originalTones: Record<BrandColour, { near: string; far: string }> = {
  primary: {
    near: '#0f5c48 #1f7a5f #0b4738 #0f5140 #2f7f66 #2f8a6d #58a185',
    far:
      '#edf5f0 #f3faf6 #e9f6ef #cde8da #6fc09d #ddf1e7 #86d3b1 #c6e3d5 #a3e0c5 #b5d8c8 #a3cbb9 #c9d6d0 #dce9e3 ' +
      '#bfddd0 #9cc7b5 #a9c0b6 #07140f #a9c3b8 #0b2a20 #3b6657 #3b544b #7f9d92 #2c5548 ' +
      '#2f6152 #17392f #647e75 #1e453a #142c25 #0f241e #0d1f1a #16352d #4a625b #10241f #14302a #0f3c30',
  },
  second: {
    near: '#d7eaf6 #bbd9ea #a5c8dc #cbe2ef #a9cde2 #93bbd2 #8fb6cd #cfe6ee',
    far:
      '#6fa8c4 #7fa3b5 #4f7789 #3f6f80 #2b5160 #294e5c #20404c #17303b #1a343f #1f3740 #27424a #34525a #3d5a63 #2c4851 ' +
      '#4a6a72 #4e727b #43626b #3d5f69 #4a6b75 #567680',
  },
  accent: { near: '#f7b136', far: '#ffe3ae #5a451c' },
  page: { near: '#fff9f0 #fffdf9', far: '' },
};

/**
 * Tones that are the same for every brand. No derived tone may equal one of them: the next rebranding could not tell
 * them apart.
 */
const fixed = [
  '#ffffff #000000 #fff1dc #f2ddbe #ffefd9 #35291a #46371f #e8603c #a8271a #ff9f90 #fbede7 #2b1d19 #b9772e',
  '#93aaa0 #829c91 #8fa59b #7c968b #6f8b80',
  // Colours that the pictures' optimiser writes as a keyword.
  '#a52a2a #ff7f50 #ffd700 #808080 #008000 #4b0082 #800000 #000080 #808000 #ffa500 #da70d6 #cd853f #ffc0cb #dda0dd',
  '#800080 #ff0000 #fa8072 #a0522d #c0c0c0 #fffafa #d2b48c #008080 #ff6347 #ee82ee #f5deb3 #f0ffff #f5f5dc #ffe4c4 #fffff0 #f0e68c #faf0e6',
].flatMap((tones) => tones.split(' '));

/** Whether the optimiser would shorten the colour, as `#aabbcc` to `#abc`. */
const isShortened = (hex: string) => /^#(.)\1(.)\2(.)\3$/.test(hex);

/** The nearest unused colour: it changes only the blue channel, by a few invisible steps. */
function nearestFree(hex: string, isTaken: (hex: string) => boolean): string {
  const blue = Number.parseInt(hex.slice(5), 16);
  const shades = Array.from({ length: 256 }, (_, value) => value)
    .toSorted((a, b) => Math.abs(a - blue) - Math.abs(b - blue))
    .map((value) => hex.slice(0, 5) + value.toString(16).padStart(2, '0'));
  return shades.find((shade) => !isTaken(shade)) ?? hex;
}

/** Derives a tone from the new brand colour `to` as the original tone was derived from `from`. */
function deriveTone(tone: string, from: string, to: string, isNear: boolean): string {
  if (tone === from) return to;
  const [own, old, now] = [toLch(tone), toLch(from), toLch(to)];
  const strength = old.chroma === 0 ? 1 : now.chroma / old.chroma;
  return toHex({
    lightness: isNear ? own.lightness + now.lightness - old.lightness : own.lightness,
    chroma: own.chroma * (isNear ? strength : Math.min(strength, 1.5)),
    hue: own.hue + now.hue - old.hue,
  });
}

const listed = (tones: string) => tones.split(' ').filter(Boolean);

/** Maps each original tone to its tone in `colours`. No two tones become equal, so that the mapping can be reversed. */
export function paletteOf(colours: BrandColours): Map<string, string> {
  const taken = new Set(fixed);
  const palette = new Map<string, string>();
  const seeds = Object.keys(originalTones) as BrandColour[];
  // The brand colours first, so that a derived tone moves where the two would be equal.
  const inOrder = seeds
    .flatMap((seed) => {
      const { near, far } = originalTones[seed];
      return [
        ...listed(near).map((tone) => ({ seed, tone, isNear: true })),
        ...listed(far).map((tone) => ({ seed, tone, isNear: false })),
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.tone === originalColours[b.seed]) - Number(a.tone === originalColours[a.seed]),
    );
  for (const { seed, tone, isNear } of inOrder) {
    const from = originalColours[seed];
    const to = colours[seed].toLowerCase();
    const now =
      to === from
        ? tone
        : nearestFree(
            deriveTone(tone, from, to, isNear),
            (hex) => taken.has(hex) || isShortened(hex),
          );
    taken.add(now);
    palette.set(tone, now);
  }
  return palette;
}

const asTriple = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/**
 * Returns a function that replaces each tone of a text (`#rrggbb`, or `rgb(r g b` in a style sheet) by its tone in the new
 * colours. Other colours stay as they are.
 */
export function recolourer(from: BrandColours, to: BrandColours): (text: string) => string {
  const next = paletteOf(to);
  const changes = new Map<string, string>();
  for (const [tone, old] of paletteOf(from)) {
    const now = next.get(tone) ?? old;
    if (now === old) continue;
    changes.set(old, now);
    changes.set(`rgb(${asTriple(old)}`, `rgb(${asTriple(now)}`);
  }
  return (text) =>
    text.replaceAll(
      /#[\da-f]{6}\b|rgb\(\d+ \d+ \d+/gi,
      (found) => changes.get(found.toLowerCase()) ?? found,
    );
}
