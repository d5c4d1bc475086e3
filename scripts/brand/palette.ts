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
    near: '#d7eaf6 #bbd9ea #a5c8dc #cbe2ef #a9cde2 #93bbd2 #8fb6cd #cfe6ee #9fcbe4',
    far:
      '#6fa8c4 #7fa3b5 #4f7789 #3f6f80 #2b5160 #294e5c #20404c #17303b #1a343f #1f3740 #27424a #34525a #3d5a63 #2c4851 ' +
      '#4a6a72 #4e727b #43626b #3d5f69 #4a6b75 #567680',
  },
  accent: { near: '#f7b136', far: '#ffe3ae #5a451c' },
  page: { near: '#fff9f0 #fffdf9', far: '' },
};

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

const seeds = Object.keys(originalTones) as BrandColour[];

/** Maps each original tone to its tone in `colours`. */
export function paletteOf(colours: BrandColours): Map<string, string> {
  const derived = (seed: BrandColour, tones: string, isNear: boolean) =>
    tones
      .split(' ')
      .filter(Boolean)
      .map((tone): [string, string] => {
        const [from, to] = [originalColours[seed], colours[seed].toLowerCase()];
        return [tone, to === from ? tone : deriveTone(tone, from, to, isNear)];
      });
  return new Map(
    seeds.flatMap((seed) => [
      ...derived(seed, originalTones[seed].near, true),
      ...derived(seed, originalTones[seed].far, false),
    ]),
  );
}

const asTriple = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/**
 * Returns a function that replaces each original tone of a text (`#rrggbb`; with an alpha `#rrggbbaa`, as Lightning CSS writes it, or
 * `rgb(r g b`) by its tone in a brand's colours. Other colours stay as they are.
 */
export function recolourer(colours: BrandColours): (text: string) => string {
  const changes = new Map<string, string>();
  for (const [tone, now] of paletteOf(colours)) {
    if (now === tone) continue;
    changes.set(tone, now);
    changes.set(`rgb(${asTriple(tone)}`, `rgb(${asTriple(now)}`);
  }
  return (text) =>
    text.replaceAll(
      /#[\da-f]{6}(?=(?:[\da-f]{2})?\b)|rgb\(\d+ \d+ \d+/gi,
      (found) => changes.get(found.toLowerCase()) ?? found,
    );
}
