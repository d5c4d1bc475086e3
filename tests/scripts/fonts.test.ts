// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '#scripts/content/checkContent.ts';
import {
  charactersOf,
  charactersOfSources,
  everydayCharacters,
  rangeOf,
} from '#scripts/fonts/characters.ts';
import { fontsFolder, madeFolder } from '#scripts/fonts/families.ts';
import { isOfFirstLoad } from '#scripts/fonts/isOfFirstLoad.ts';
import { makeFonts } from '#scripts/fonts/makeFonts.ts';
import { fonts } from '#scripts/fonts/vitePlugin.ts';

describe('the characters of the fonts', () => {
  it('the characters of every day are those of words and numbers', () => {
    for (const one of 'Book at 10:30 AM, 24/7 & more') expect(everydayCharacters).toContain(one);
  });

  it('what the sources hold beyond ASCII is found, comments aside', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    try {
      writeFileSync(
        join(folder, 'words.ts'),
        "/** ¿ */\n// ñ\nexport const words = 'Wait… 21 °C → ok 🐾';",
      );
      writeFileSync(join(folder, 'words.css'), '¶');
      writeFileSync(join(folder, 'article.md'), 'Überall');
      expect(charactersOfSources([folder, join(folder, 'none')]).toSorted()).toEqual(
        ['°', '…', '→', '🐾', 'Ü'].toSorted(),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('ranges are read as CSS writes them, without what is not to be seen', () => {
    expect(charactersOf('U+0061-0063, U+0131,U+001F,U+2026')).toEqual(['a', 'b', 'c', 'ı', '…']);
  });

  it('characters are written as ranges for CSS', () => {
    expect(rangeOf(Array.from('çabc…'))).toBe('U+61-63,U+E7,U+2026');
  });
});

describe('the files of the fonts, which `npm run brand -- fonts` makes', () => {
  const folder = 'src/styles/fonts';
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const css = read('fonts.css');
  const rare = read('rare.css');
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, range = ''] = /figtree-latin1[^}]*unicode-range:\s*([^;]+)/.exec(rare) ?? [];
  const inSecondFile = charactersOf(range);

  it('fonts weigh 20 kB at most before a page is read', () => {
    const first = readdirSync(folder).filter(isOfFirstLoad);
    expect(first.toSorted()).toEqual(['bricolage-grotesque.woff2', 'figtree.woff2']);
    const sizes = first.map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
    expect([...css.matchAll(/url/g)]).toHaveLength(first.length);
    for (const [, file = ''] of (css + rare).matchAll(/url\('\.\/([^']+)'\)/g))
      expect(readdirSync(folder)).toContain(file);
  });

  it('names and what people type find their letters in a second file', () => {
    for (const one of 'éßÑü€[|~½×') expect(inSecondFile).toContain(one);
  });

  it('the first file has every letter of the site’s own words; else `npm run brand -- fonts` is to be run', () => {
    const words = [...everydayCharacters, ...charactersOfSources(['src', 'content/sample'])];
    expect(words).toContain('’');
    expect(words.filter((one) => inSecondFile.includes(one))).toEqual([]);
  });

  it('fonts have the weights of the tokens; else `npm run brand -- fonts` is to be run', () => {
    const weight = (name: string) => new RegExp(`--weight-${name}: (\\d+);`).exec(tokens)?.[1];
    const weights = [...css.matchAll(/url[^}]*font-weight: ([^;]+);/g)].map(([, found]) => found);
    expect(weights).toEqual([weight('head'), `${weight('text')} ${weight('strong')}`]);
  });

  it('a device’s font stands in, scaled, and is named where the page asks for it', () => {
    for (const family of ['Bricolage Grotesque', 'Figtree']) {
      const arial = css.split('@font-face').filter((rule) => rule.includes(`'${family} as Arial'`));
      expect(arial.length).toBeGreaterThan(0);
      for (const rule of arial)
        expect(rule).toMatch(/local\('Arial.*size-adjust: (?:9\d|10\d)[.%].*ascent-override: \d/s);
    }
    for (const [, standIn = ''] of css.matchAll(/font-family: '([^']+ as [^']+)'/g))
      expect(tokens).toContain(`'${standIn}'`);
  });

  it('the fonts of the first load are known by the built file’s name', () => {
    expect(isOfFirstLoad('assets/figtree-DzP5h8uv.woff2')).toBe(true);
    expect(isOfFirstLoad('assets/figtree-ext-81oL_2sA.woff2')).toBe(false);
    expect(isOfFirstLoad('assets/figtree-latin1-81oL_2sA.woff2')).toBe(false);
    expect(isOfFirstLoad('assets/logo.svg')).toBe(false);
  });
});

describe('fonts of a brand’s own', () => {
  let own: string;

  beforeEach(() => {
    own = mkdtempSync(join(tmpdir(), 'own-'));
    vi.stubEnv('CONTENT', own);
  });
  afterEach(() => rmSync(own, { recursive: true }));

  const original = readFileSync(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );

  /** Lays a font into the clinic's content that has everyday letters and no others. */
  async function lay(file: string, wght: number | { min: number; max: number }) {
    const options = { keepFeatures: [], variationAxes: { wght }, targetFormat: 'woff2' as const };
    mkdirSync(join(own, 'fonts'), { recursive: true });
    const letters = everydayCharacters.join('');
    writeFileSync(join(own, 'fonts', file), await subsetFont(original, letters, options));
  }

  const name = (named: string) => writeFileSync(join(own, 'brand.yaml'), named);

  async function make() {
    mkdirSync(madeFolder(), { recursive: true });
    for (const [file, made] of await makeFonts('src', [own]))
      writeFileSync(join(madeFolder(), file), made);
  }

  async function report() {
    const problems = await checkContent();
    return problems.map(({ line, text }) => `${line} ${text}`.replace(/\S*own-\w+/, 'content/own'));
  }

  /** What the site's import of its fonts becomes. */
  async function built(): Promise<string> {
    writeFileSync(join(own, 'main.js'), "import '#src/styles/fonts/fonts.css';");
    const { output } = (await build({
      root: own,
      configFile: false,
      logLevel: 'silent',
      plugins: [fonts()],
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: join(own, 'main.js') },
      },
    })) as Rolldown.RolldownOutput;
    const css = output.find(({ fileName }) => fileName.endsWith('.css'));
    return css?.type === 'asset' ? String(css.source) : '';
  }

  it(
    'are made of a package and of a file, and take the place of the sample’s',
    { timeout: 30_000 },
    async () => {
      await lay('Our Font[wght].woff2', { min: 300, max: 800 });
      name('name: Søn\nfonts:\n  headings: Figtree\n  text: Our Font[wght].woff2\n');
      const notMade =
        '2 the fonts are not made of these yet. Run npm run brand -- fonts, and commit content/own/fonts/made.';
      expect(await report()).toEqual([notMade]);
      expect(fontsFolder()).toMatch(/src.styles.fonts$/);

      await make();
      const files = readdirSync(madeFolder()).filter(isOfFirstLoad);
      expect(files.toSorted()).toEqual(['figtree.woff2', 'our-font-wght.woff2']);
      const css = (await built()).replaceAll(/["'\s]/g, '');
      expect(css).not.toContain('Bricolage');
      expect(css).toContain('--font-head:Figtree,FigtreeasArial,');
      expect(css).toContain('--font-text:OurFontwght,OurFontwghtasArial,');
      expect(css).toMatch(/family:OurFontwght;src:url\([^)]*woff2\)[^}]*weight:400650/);
      expect(css).toMatch(/family:OurFontwghtasArial;[^}]*size-adjust/);
      expect(await report()).toEqual([expect.stringContaining('1 the site’s fonts lack ø. ')]);

      await lay('Our Font[wght].woff2', { min: 400, max: 650 });
      expect(await report()).toContain(notMade);
    },
  );

  it('one font for both is one file; a heavy one is told of', async () => {
    name('fonts: { headings: Figtree }\n');
    await make();
    expect(readdirSync(madeFolder()).filter(isOfFirstLoad)).toEqual(['figtree.woff2']);
    expect(await built()).toMatch(/font-weight:\s?400 680/);
    expect(await report()).toEqual([]);
    writeFileSync(join(madeFolder(), 'figtree.woff2'), Buffer.alloc(33_000));
    expect(await report()).toEqual([
      '1 the fonts weigh 33 kB before a page is read, and should weigh 32. One font for headings and text, or a simpler one, weighs less.',
    ]);
  });

  it('that are not there are told of, and nothing is made', async () => {
    name('fonts:\n  headings: Nunitto Sans\n  text: Ours.ttf\n');
    const missing =
      '"Nunitto Sans" is not installed. Run npm install --save-exact @fontsource-variable/nunitto-sans, or lay its file into content/own/fonts and name that.';
    expect(await report()).toEqual([`2 ${missing}`, '3 there is no content/own/fonts/Ours.ttf.']);
    await expect(makeFonts('src', [own])).rejects.toThrow(missing);
    await lay('Ours.ttf', 400);
    name('fonts: { text: Ours.ttf }\n');
    await expect(makeFonts('src', [own])).rejects.toThrow('Ours has one weight.');
  });
});
