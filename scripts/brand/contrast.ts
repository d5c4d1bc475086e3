import { originalColours, recolourer, type BrandColours } from './palette.ts';
import { toLinearRgb, toHex, toLch } from './oklch.ts';

function luminance(hex: string): number {
  const [r, g, b] = toLinearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Which colour tokens appear on which, with the least contrast: WCAG 1.4.3 for text, 1.4.11 for lines and the focus
 * ring.
 */
const combinations: { least: number; on: Record<string, string> }[] = [
  {
    least: 4.5,
    on: {
      ink: 'page paper field mint mint-2 sky sky-2 wash wash-2 table table-hover error-wash mark scene-floor',
      'ink-soft': 'page paper field mint mint-2 sky wash table table-hover error-wash',
      error: 'page paper field error-wash table mint',
      action: 'page paper field mint mint-2 sky wash table table-hover',
      page: 'ink',
      'on-action': 'action action-hover action-pressed',
      'on-accent': 'accent on-panel frame',
      'on-panel': 'panel panel-deep on-accent',
      'on-panel-soft': 'panel panel-deep',
      'on-bar': 'bar',
      'on-bar-strong': 'bar',
      'on-bar-soft': 'bar',
      'night-ink': 'night night-ground',
      accent: 'bar',
    },
  },
  {
    least: 3,
    on: {
      line: 'page paper field mint sky wash table',
      focus: 'page paper field mint mint-2 sky sky-2 wash table error-wash',
      'panel-line': 'panel',
      'bar-line': 'bar',
      accent: 'panel',
    },
  },
];

/** Every pair of colours to check. */
export const pairs = combinations.flatMap(({ least, on }) =>
  Object.entries(on).flatMap(([text, grounds]) =>
    grounds.split(' ').map((ground) => ({ text, ground, least })),
  ),
);

const coloursIn = (css: string) =>
  [...css.matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(
    ([, name = '', hex = '']) => [name, hex.toLowerCase()] as const,
  );

/** The tokens of styles/tokens.css that are plain colours, by name, for each colour scheme. */
export function tokensOf(css: string): { light: Map<string, string>; dark: Map<string, string> } {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return {
    light: new Map(coloursIn(light)),
    dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
  };
}

/** A pair with too little contrast. */
export interface Failure {
  scheme: 'light' | 'dark';
  text: string;
  ground: string;
  ratio: number;
  least: number;
}

/** The pairs of a tokens.css with too little contrast, the worst first within each colour scheme. */
export function contrastFailures(css: string): Failure[] {
  const tokens = tokensOf(css);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs
      .map(({ text, ground, least }) => {
        const [one, other] = [tokens[scheme].get(text), tokens[scheme].get(ground)];
        if (!one || !other) throw new Error(`tokens.css has no colour --${one ? ground : text}`);
        return { scheme, text, ground, least, ratio: contrast(one, other) };
      })
      .filter(({ ratio, least }) => ratio < least)
      .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least),
  );
}

/**
 * The nearest colours with enough contrast: the same hues, lighter or darker. Undefined if no lightness is enough.
 * `css` is tokens.css in the original colours.
 */
export function nearestReadable(css: string, colours: BrandColours): BrandColours | undefined {
  const count = (tried: BrandColours) => contrastFailures(recolourer(tried)(css)).length;
  let best = { colours, failures: count(colours) };
  // The original colours have enough contrast, so only a changed colour can fail.
  for (const seed of Object.keys(originalColours) as (keyof BrandColours)[]) {
    if (best.failures === 0) break;
    if (colours[seed].toLowerCase() === originalColours[seed]) continue;
    const original = toLch(colours[seed]);
    const start = best.colours;
    for (let step = 1; step <= 80; step += 1) {
      for (const way of [-1, 1]) {
        const lightness = original.lightness + (way * step) / 100;
        if (lightness <= 0 || lightness >= 1) continue;
        const tried = { ...start, [seed]: toHex({ ...original, lightness }) };
        const failures = count(tried);
        if (failures < best.failures) best = { colours: tried, failures };
      }
      if (best.failures === 0) break;
    }
  }
  return best.failures === 0 ? best.colours : undefined;
}
