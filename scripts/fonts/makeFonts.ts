import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf, charactersOfSources, everydayCharacters, rangeOf } from './characters.ts';
import { fallbackRules } from './fallbacks.ts';

interface Face {
  family: string;
  package: string;
  /** Between the package's name and the end of its files' names: which axes they have. */
  axesInName: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** What this face keeps besides. */
  features: string[];
  /** What the face is used in: each gets fallbacks of its own (`fallbackRules` says what `width` is). */
  weights: { weight: number; width: number }[];
}

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
 * Bricolage Grotesque draws each size of type with its own widths. One drawing must do for all: that of 56 px is nearest
 * to first and second headings, and still open enough for a field's label.
 */
const opticalSize = 56;

/** The faces, in the weights of src/styles/tokens.css: `--weight-text: 400` and its like. */
function facesOf(tokens: string): Face[] {
  const weight = (name: string) => {
    const [, value] = new RegExp(`--weight-${name}: (\\d+);`).exec(tokens) ?? [];
    if (!value) throw new Error(`src/styles/tokens.css has no --weight-${name}`);
    return Number(value);
  };
  return [
    {
      family: 'Bricolage Grotesque',
      package: 'bricolage-grotesque',
      axesInName: 'opsz',
      axes: { opsz: opticalSize, wght: weight('head') },
      // No figures below each other.
      features: [],
      // Measured 1.003; with 1.01 the longest slide of / breaks its lines as it will with the font.
      weights: [{ weight: weight('head'), width: 1.01 }],
    },
    {
      family: 'Figtree',
      package: 'figtree',
      axesInName: 'wght',
      axes: { wght: { min: weight('text'), max: weight('strong') } },
      // Figures of one width.
      features: ['tnum'],
      weights: [
        { weight: weight('text'), width: 1.01 },
        { weight: weight('medium'), width: 0.967 },
        { weight: weight('strong'), width: 1.015 },
      ],
    },
  ];
}

/**
 * The fonts' files, by name, for the site's sources and its content; `fonts.css` with the rules that the first words need,
 * and `rare.css` with those of the other letters.
 */
export async function makeFonts(
  sources: string,
  content: readonly string[],
): Promise<Map<string, string | Buffer>> {
  const ofSources = charactersOfSources([sources, ...content]);
  const files = new Map<string, string | Buffer>();
  let [first, rare] = ['', ''];
  for (const face of facesOf(await readFile(`${sources}/styles/tokens.css`, 'utf8'))) {
    const { latin: range } = require(`@fontsource-variable/${face.package}/unicode.json`) as {
      latin: string;
    };
    const known = charactersOf(range);
    const everyday = [...everydayCharacters, ...ofSources].filter((one) => known.includes(one));
    // In the second file: what the words of the site itself do without.
    const occasional = known.filter((one) => !everyday.includes(one));
    const latin = await originalOf(face, 'latin');
    files
      .set(`${face.package}.woff2`, await cut(face, latin, everyday, leanest))
      .set(`${face.package}-latin1.woff2`, await cut(face, latin, occasional))
      .set(`${face.package}-ext.woff2`, await cut(face, await originalOf(face, 'latin-ext')));
    first += rule(face, `${face.package}.woff2`) + (await fallbacksOf(face, latin, everyday));
    rare +=
      rule(face, `${face.package}-latin1.woff2`, rangeOf(occasional)) +
      rule(face, `${face.package}-ext.woff2`, rareCharacters);
  }
  return files.set('fonts.css', first).set('rare.css', rare);
}

/** A file with some of a font's characters; with all of them where none are named. */
function cut(face: Face, original: Buffer, characters?: string[], lean?: typeof leanest) {
  return subsetFont(original, characters?.join(''), {
    variationAxes: face.axes,
    targetFormat: 'woff2',
    keepAllGlyphs: !characters,
    ...lean,
    keepFeatures: [...(lean?.keepFeatures ?? keepFeatures), ...face.features],
  });
}

/** What stands in for a face until its file has come, in each weight. */
async function fallbacksOf(face: Face, original: Buffer, everyday: string[]): Promise<string> {
  const rules = face.weights.map(async (use) => {
    const variationAxes = { ...face.axes, wght: use.weight };
    const options = { keepFeatures, variationAxes, targetFormat: 'sfnt' } as const;
    const sfnt = await subsetFont(original, everyday.join(''), options);
    return fallbackRules(face.family, use, sfnt);
  });
  return (await Promise.all(rules)).join('');
}

function originalOf(face: Face, subset: string): Promise<Buffer> {
  const name = `${face.package}-${subset}-${face.axesInName}-normal.woff2`;
  return readFile(require.resolve(`@fontsource-variable/${face.package}/files/${name}`));
}

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
