// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  charactersOf,
  charactersOfSources,
  everydayCharacters,
  rangeOf,
} from '#scripts/fonts/characters.ts';
import { isOfFirstLoad } from '#scripts/fonts/isOfFirstLoad.ts';

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
