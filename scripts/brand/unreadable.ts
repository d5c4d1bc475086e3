import { contrastFailures, nearestReadable, type Failure } from './contrast.ts';
import { recolourer, type BrandColours } from './palette.ts';

/**
 * Why a brand's colours can't be taken: one is not written as `#rrggbb`, or not everybody could read the site. Names the pairs
 * and the nearest colours that can be read. `css` is tokens.css. Undefined where all is well.
 */
export function unreadable(css: string, colours: BrandColours): string | undefined {
  const mistyped = Object.entries(colours)
    .filter(([, hex]) => !/^#[\da-f]{6}$/i.test(hex))
    .map(([name, hex]) => `colours.${name} is '${hex}': write it as #rrggbb.`);
  if (mistyped.length > 0) return mistyped.join('\n');

  const failures = contrastFailures(recolourer(colours)(css));
  if (failures.length === 0) return undefined;
  const nearest = nearestReadable(css, colours);
  const advice = nearest
    ? Object.entries(nearest)
        .filter(([name, hex]) => colours[name as keyof BrandColours] !== hex)
        .map(([name, hex]) => `  ${name}: '${hex}'`)
    : ['  none of these hues, however light or dark; start again from those of the sample'];
  return [
    "Not everybody could read the brand's colours (WCAG 2.2, 1.4.3 and 1.4.11):",
    ...failures.map(described),
    'The nearest that can be read:',
    ...advice,
  ].join('\n');
}

function described({ scheme, text, ground, ratio, least }: Failure): string {
  return `  ${scheme.padEnd(5)} --${text} on --${ground}: ${ratio.toFixed(2)}, needs ${least}`;
}
