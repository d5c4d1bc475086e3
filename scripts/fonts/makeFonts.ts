import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf, charactersOfSources, everydayCharacters, rangeOf } from './characters.ts';
import { fallbackRules } from './fallbacks.ts';

/** The weights of src/styles/tokens.css. */
interface Weights {
  text: number;
  medium: number;
  strong: number;
  head: number;
}

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

function facesOf({ text, medium, strong, head }: Weights): Face[] {
  return [
    {
      family: 'Bricolage Grotesque',
      package: 'bricolage-grotesque',
      axesInName: 'opsz',
      axes: { opsz: opticalSize, wght: head },
      // No figures below each other.
      features: [],
      // Measured 1.003; with 1.01 the longest slide of / breaks its lines as it will with the font.
      weights: [{ weight: head, width: 1.01 }],
    },
    {
      family: 'Figtree',
      package: 'figtree',
      axesInName: 'wght',
      axes: { wght: { min: text, max: strong } },
      // Figures of one width.
      features: ['tnum'],
      weights: [
        { weight: text, width: 1.01 },
        { weight: medium, width: 0.967 },
        { weight: strong, width: 1.015 },
      ],
    },
  ];
}

/** Reads `--weight-text: 400` and its like. */
function readWeights(tokens: string): Weights {
  const weight = (name: keyof Weights) => {
    const [, value] = new RegExp(`--weight-${name}: (\\d+);`).exec(tokens) ?? [];
    if (!value) throw new Error(`src/styles/tokens.css has no --weight-${name}`);
    return Number(value);
  };
  return {
    text: weight('text'),
    medium: weight('medium'),
    strong: weight('strong'),
    head: weight('head'),
  };
}

/**
 * The fonts' files, by name, for the site's sources and its content; `fonts.css` with the rules that the first words need,
 * and `rare.css` with those of the other letters.
 */
export async function makeFonts(
  sources: string,
  content: readonly string[],
): Promise<Map<string, string | Buffer>> {
  const weights = readWeights(await readFile(`${sources}/styles/tokens.css`, 'utf8'));
  const ofSources = charactersOfSources([sources, ...content]);
  const files = new Map<string, string | Buffer>();
  const sheets: Sheets = { first: '', rare: '' };
  for (const face of facesOf(weights)) await addFace(files, sheets, face, ofSources);
  return files.set('fonts.css', sheets.first).set('rare.css', sheets.rare);
}

interface Sheets {
  first: string;
  rare: string;
}

/** Adds a face's three files, and its rules to the sheets. */
async function addFace(
  files: Map<string, string | Buffer>,
  sheets: Sheets,
  face: Face,
  ofSources: string[],
): Promise<void> {
  const ranges = require(`@fontsource-variable/${face.package}/unicode.json`) as {
    latin: string;
  };
  const known = charactersOf(ranges.latin);
  const everyday = [...everydayCharacters, ...ofSources].filter((one) => known.includes(one));
  // In the second file: what the words of the site itself do without.
  const occasional = known.filter((one) => !everyday.includes(one));
  const latin = await originalOf(face, 'latin');
  const make = (original: Buffer, characters?: string[], lean?: typeof leanest) =>
    subsetFont(original, characters?.join(''), {
      variationAxes: face.axes,
      targetFormat: 'woff2',
      keepAllGlyphs: !characters,
      ...lean,
      keepFeatures: [...(lean?.keepFeatures ?? keepFeatures), ...face.features],
    });
  files
    .set(`${face.package}.woff2`, await make(latin, everyday, leanest))
    .set(`${face.package}-latin1.woff2`, await make(latin, occasional))
    .set(`${face.package}-ext.woff2`, await make(await originalOf(face, 'latin-ext')));

  const fallbacks = await Promise.all(
    face.weights.map(async (use) => {
      const sfnt = await subsetFont(latin, everyday.join(''), {
        keepFeatures,
        variationAxes: { ...face.axes, wght: use.weight },
        targetFormat: 'sfnt',
      });
      return fallbackRules(face.family, use, sfnt);
    }),
  );
  sheets.first += rule(face, `${face.package}.woff2`) + fallbacks.join('');
  sheets.rare +=
    rule(face, `${face.package}-latin1.woff2`, rangeOf(occasional)) +
    rule(face, `${face.package}-ext.woff2`, rareCharacters);
}

function originalOf(face: Face, subset: string): Promise<Buffer> {
  const name = `${face.package}-${subset}-${face.axesInName}-normal.woff2`;
  return readFile(require.resolve(`@fontsource-variable/${face.package}/files/${name}`));
}

function rule({ family, weights }: Face, file: string, range?: string): string {
  const lightest = Math.min(...weights.map(({ weight }) => weight));
  const boldest = Math.max(...weights.map(({ weight }) => weight));
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${lightest === boldest ? lightest : `${lightest} ${boldest}`};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}
