import { drawnColours, recolourer, type BrandColours } from './palette.ts';
import { linear, toHex, toLch } from './oklch.ts';

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What stands on what, by token; `least` is WCAG 1.4.3's for text, 1.4.11's for lines and the focus ring. */
const standing: { least: number; on: Record<string, string> }[] = [
  {
    least: 4.5,
    on: {
      ink: 'page paper field mint mint-2 sky sky-2 wash wash-2 table table-hover error-wash mark scene-floor scene-wash',
      'ink-soft': 'page paper field mint mint-2 sky wash table table-hover error-wash',
      error: 'page paper field error-wash table mint',
      action: 'page paper field mint mint-2 sky wash table table-hover',
      'on-action': 'action action-hover action-pressed',
      'on-accent': 'accent on-panel',
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

/** Every pair that is looked at, `text on ground`. */
export const pairs = standing.flatMap(({ least, on }) =>
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

/** A pair that can't be read. */
export interface Failure {
  scheme: 'light' | 'dark';
  text: string;
  ground: string;
  ratio: number;
  least: number;
}

/** The pairs of a tokens.css that fail, worst first within each scheme. */
export function failuresOf(css: string): Failure[] {
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
 * The nearest colours that can be read: the same hues, as much lighter or darker as it takes. Undefined when no lightness will do.
 * `css` is tokens.css in the colours as drawn.
 */
export function nearestReadable(css: string, colours: BrandColours): BrandColours | undefined {
  const count = (tried: BrandColours) => failuresOf(recolourer(drawnColours, tried)(css)).length;
  let best = { colours, failures: count(colours) };
  // Only a colour that was changed can be at fault.
  for (const seed of Object.keys(drawnColours) as (keyof BrandColours)[]) {
    if (best.failures === 0) break;
    if (colours[seed].toLowerCase() === drawnColours[seed]) continue;
    const own = toLch(colours[seed]);
    const start = best.colours;
    for (let step = 1; step <= 80; step += 1) {
      for (const way of [-1, 1]) {
        const lightness = own.lightness + (way * step) / 100;
        if (lightness <= 0 || lightness >= 1) continue;
        const tried = { ...start, [seed]: toHex({ ...own, lightness }) };
        const failures = count(tried);
        if (failures < best.failures) best = { colours: tried, failures };
      }
      if (best.failures === 0) break;
    }
  }
  return best.failures === 0 ? best.colours : undefined;
}
