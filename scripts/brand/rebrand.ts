import { contrastFailures, nearestReadable, type Failure } from './contrast.ts';
import { originalColours, recolourer, type BrandColours } from './palette.ts';

export const tokensPath = 'src/styles/tokens.css';
export const logoPath = 'content/sample/pictures/places/logo.svg';

/** The line of tokens.css that stores the brand colours it was last written with. */
const storedColoursPattern = /Colours: primary (#\S+) second (#\S+) accent (#\S+) page (#\S+)/;

function storedColours(css: string): BrandColours {
  const [, primary, second, accent, page] = storedColoursPattern.exec(css) ?? [];
  if (!primary || !second || !accent || !page)
    throw new Error(
      `${tokensPath} has lost its line 'Colours: primary #… second #… accent #… page #…'`,
    );
  return { primary, second, accent, page };
}

/** The name in the logo's title. */
export function nameOf(logo: string): string {
  return /<title[^>]*>([^<]*)</.exec(logo)?.[1] ?? '';
}

/** One sentence for each colour that is not written as `#rrggbb`. */
function formatErrors(colours: BrandColours): string[] {
  return Object.entries(colours)
    .filter(([, hex]) => !/^#[\da-f]{6}$/i.test(hex))
    .map(([name, hex]) => `colours.${name} is '${hex}': write it as #rrggbb.`);
}

function describe({ scheme, text, ground, ratio, least }: Failure): string {
  return `  ${scheme.padEnd(5)} --${text} on --${ground}: ${ratio.toFixed(2)}, needs ${least}`;
}

const asText = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The files that `npm run brand` must write, by path; or why it refuses. */
type Outcome = { changed: Map<string, string> } | { refusal: string };

/**
 * Replaces the name and the colours of the previous brand in files. Refuses colours with too little contrast. `files` maps
 * the paths of tokens.css, index.html and every picture to their text. The previous colours are stored in tokens.css, the
 * previous name in the logo.
 */
export function rebrand(
  files: Map<string, string>,
  brand: { name: string; colours: BrandColours },
): Outcome {
  const css = files.get(tokensPath) ?? '';
  const previousColours = storedColours(css);
  const { colours } = brand;
  const mistyped = formatErrors(colours);
  if (mistyped.length > 0) return { refusal: mistyped.join('\n') };

  const recolour = recolourer(previousColours, colours);
  const failures = contrastFailures(recolour(css));
  if (failures.length > 0) {
    const nearest = nearestReadable(recolourer(previousColours, originalColours)(css), colours);
    const advice = nearest
      ? Object.entries(nearest)
          .filter(([name, hex]) => colours[name as keyof BrandColours] !== hex)
          .map(([name, hex]) => `  ${name}: '${hex}'`)
      : ['  none of these hues, however light or dark; start again from those in git'];
    return {
      refusal: [
        'Not everybody could read this (WCAG 2.2, 1.4.3 and 1.4.11):',
        ...failures.map(describe),
        'The nearest that can be read:',
        ...advice,
      ].join('\n'),
    };
  }

  const oldTitle = nameOf(files.get(logoPath) ?? '');
  const newTitle = asText(brand.name);
  const changed = new Map<string, string>();
  for (const [path, text] of files) {
    let next = recolour(text);
    if (path === tokensPath)
      next = next.replace(
        storedColoursPattern,
        `Colours: ${Object.entries(colours)
          .map(([name, hex]) => `${name} ${hex.toLowerCase()}`)
          .join(' ')}`,
      );
    if (path.endsWith('.svg') && oldTitle && oldTitle !== newTitle)
      next = next.replace(/<title[^>]*>[^<]*/, (title) =>
        title.replaceAll(oldTitle, () => newTitle),
      );
    if (next !== text) changed.set(path, next);
  }
  return { changed };
}
