import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Face as HarfbuzzFace } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { charactersOf, charactersOfSources, everydayCharacters, rangeOf } from './characters.ts';
import { type Face, facesOf, stampOf } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { familiesOf, type Family, ownFonts } from './families.ts';
import { harfbuzzFace } from './harfbuzzFace.ts';

type Axes = Record<string, number | { min: number; max: number }>;

const require = createRequire(import.meta.url);

/** Kerning and accents stay; other forms of letters, fractions and the like are not used. */
const keepFeatures = ['kern', 'liga', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * The first file has no accents to be placed; the names of a menu of fonts are no use on a page. The hints stay: without them
 * Linux spaces small letters wider, and lines break elsewhere.
 */
const leanest = {
  keepFeatures: ['kern', 'liga', 'calt'],
  dropTables: ['STAT'],
};

/** When the third file is fetched: letters with accents of eastern Europe, Vietnam and India, and signs such as ₹. */
const rareCharacters = 'U+100-24F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/**
 * The fonts' files, by name, for the site's sources and its content; `fonts.css` with the rules that the first words need,
 * and `rare.css` with those of the other letters.
 */
export async function makeFonts(
  sources: string,
  content: readonly string[],
): Promise<Map<string, string | Buffer>> {
  const ofSources = charactersOfSources([sources, ...content]);
  const { latin: ofLatin } = require('@fontsource-variable/figtree/unicode.json') as {
    latin: string;
  };
  const known = charactersOf(ofLatin);
  const everyday = [...everydayCharacters, ...ofSources].filter((one) => known.includes(one));
  // In the second file: what the words of the site itself do without.
  const occasional = known.filter((one) => !everyday.includes(one));
  const families = familiesOf();
  for (const { missing } of Object.values(families)) if (missing) throw new Error(missing);
  const faces = facesOf(await readFile(`${sources}/styles/tokens.css`, 'utf8'), families);
  const files = new Map<string, string | Buffer>();
  let [first, rare] = [ownFonts() ? stampOf(faces) + familyRule(families) : '', ''];
  for (const face of faces) {
    const latin = await readFile(face.latin);
    const read = await harfbuzzFace(latin);
    const letters = new Set(Array.from(read.collectUnicodes(), (one) => String.fromCodePoint(one)));
    const axes = axesOf(face, read);
    /** Cuts a file with some characters, or with all, and tells the rule for it: none where the font lacks them. */
    const add = async (name: string, original: Buffer, some?: string[], range?: string) => {
      if (some?.every((one) => !letters.has(one))) return '';
      files.set(name, await cut(face, axes, original, some, range ? undefined : leanest));
      return rule(face, name, range);
    };
    first +=
      (await add(`${face.slug}.woff2`, latin, everyday)) +
      (await fallbacksOf(face, axes, latin, everyday));
    // A file of a clinic's own has all letters in one.
    const others = face.ext === face.latin ? charactersOf(rareCharacters) : undefined;
    rare +=
      (await add(`${face.slug}-latin1.woff2`, latin, occasional, rangeOf(occasional))) +
      (await add(`${face.slug}-ext.woff2`, await readFile(face.ext), others, rareCharacters));
  }
  return files.set('fonts.css', first).set('rare.css', rare);
}

/** What a font's axes are cut to: the weights in use, and one value of any other. */
function axesOf({ family, weights, opticalSize }: Face, font: HarfbuzzFace): Axes {
  const axes: Axes = {};
  for (const [tag, axis] of Object.entries(font.getAxisInfos())) axes[tag] = axis.default;
  const [lightest, boldest] = [weights[0]!.weight, weights.at(-1)!.weight];
  if (opticalSize && 'opsz' in axes) axes.opsz = opticalSize;
  if ('wght' in axes) axes.wght = weights.length > 1 ? { min: lightest, max: boldest } : boldest;
  else if (weights.length > 1)
    throw new Error(
      `${family} has one weight. Text has those from ${lightest} to ${boldest}: name a variable font.`,
    );
  return axes;
}

/** A file with some of a font's characters; with all of them where none are named. */
function cut(
  face: Face,
  axes: Axes,
  original: Buffer,
  characters?: string[],
  lean?: typeof leanest,
) {
  return subsetFont(original, characters?.join(''), {
    variationAxes: axes,
    targetFormat: 'woff2',
    keepAllGlyphs: !characters,
    ...lean,
    keepFeatures: [...(lean?.keepFeatures ?? keepFeatures), ...face.features],
  });
}

/** What stands in for a face until its file has come, in each weight. */
async function fallbacksOf(
  face: Face,
  axes: Axes,
  original: Buffer,
  everyday: string[],
): Promise<string> {
  const rules = face.weights.map(async (use) => {
    const variationAxes = { ...axes, ...('wght' in axes && { wght: use.weight }) };
    const options = { keepFeatures, variationAxes, targetFormat: 'sfnt' } as const;
    const sfnt = await subsetFont(original, everyday.join(''), options);
    return fallbackRules(face.family, use, sfnt);
  });
  return (await Promise.all(rules)).join('');
}

/** Says, over src/styles/tokens.css, what the site is set in. */
function familyRule({ headings, text }: { headings: Family; text: Family }): string {
  return `:root {
  --font-head: ${stackOf(headings)};
  --font-text: ${stackOf(text)};
}
`;
}

const stackOf = ({ family }: Family) =>
  `'${family}', '${family} as Arial', '${family} as Roboto', '${family} as DejaVu', system-ui, sans-serif`;

function rule({ family, weights }: Face, file: string, range?: string): string {
  // From the lightest to the boldest.
  const ends = new Set([weights[0]?.weight, weights.at(-1)?.weight]);
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${[...ends].join(' ')};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}
