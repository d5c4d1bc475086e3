// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  accentedLetters,
  charactersOfSources,
  everydayCharacters,
  isInRange,
  rangeOf,
  signs,
} from '#scripts/fonts/characters.ts';
import { isOfFirstLoad, makeFonts } from '#scripts/fonts/makeFonts.ts';

describe('the characters of the fonts', () => {
  it('the characters of the fonts are those of words and numbers, of names, and of what people type', () => {
    for (const one of 'Book at 10:30 AM, 24/7 & more') expect(everydayCharacters).toContain(one);
    for (const one of 'ëñéØ') expect(accentedLetters).toContain(one);
    for (const one of '€–·½×') expect(signs).toContain(one);
  });

  it('and whatever else the sources hold', () => {
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

  it('the characters of the fonts are looked up in ranges as CSS writes them', () => {
    const range = 'U+0061-0063, U+0131,U+2026';
    expect(['a', 'c', 'ı', '…'].every((one) => isInRange(range, one))).toBe(true);
    expect(['`', 'd', 'İ', '🐾'].some((one) => isInRange(range, one))).toBe(false);
  });

  it('the characters of the fonts are written as ranges for CSS', () => {
    const characters = Array.from('çabc…');
    expect(rangeOf(characters)).toBe('U+61-63,U+E7,U+2026');
    for (const one of characters) expect(isInRange(rangeOf(characters), one)).toBe(true);
  });
});

describe('the fonts', () => {
  it('weigh 20 kB at most before a page is read, and stand in the style sheet with their fallbacks', async () => {
    const files = await makeFonts('src', ['content/sample']);
    const first = [...files].filter(([file]) => isOfFirstLoad(file));
    expect(first.map(([file]) => file)).toEqual(['bricolage-grotesque.woff2', 'figtree.woff2']);
    expect(first.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThanOrEqual(20_000);

    const css = String(files.get('fonts.css'));
    const rare = String(files.get('rare.css'));
    expect([...css.matchAll(/url/g)]).toHaveLength(first.length);
    for (const [, file = ''] of (css + rare).matchAll(/url\('\.\/([^']+)'\)/g))
      expect(files.has(file)).toBe(true);
    const ranges = [...rare.matchAll(/figtree-latin1[^}]*unicode-range: ([^;]+)/g)];
    expect(ranges).toHaveLength(1);
    for (const one of 'éßÑü€[|~') expect(isInRange(String(ranges[0]?.[1]), one)).toBe(true);
    // On every page, so in the first file already.
    for (const one of 'e’$@') expect(isInRange(String(ranges[0]?.[1]), one)).toBe(false);
    for (const family of ['Bricolage Grotesque', 'Figtree']) {
      const arial = css.split('@font-face').filter((rule) => rule.includes(`'${family} as Arial'`));
      expect(arial.length).toBeGreaterThan(0);
      for (const rule of arial)
        expect(rule).toMatch(/local\('Arial.*size-adjust: (?:9\d|10\d)[.%].*ascent-override: \d/s);
      // A font that stands in is named where the page asks for it.
      const tokens = readFileSync('src/styles/tokens.css', 'utf8');
      for (const [, standIn = ''] of css.matchAll(/font-family: '([^']+ as [^']+)'/g))
        expect(tokens).toContain(`'${standIn}'`);
    }
  });

  it('the fonts are known as part of the first load by the built file’s name', () => {
    expect(isOfFirstLoad('assets/figtree-DzP5h8uv.woff2')).toBe(true);
    expect(isOfFirstLoad('assets/figtree-ext-81oL_2sA.woff2')).toBe(false);
    expect(isOfFirstLoad('assets/figtree-latin1-81oL_2sA.woff2')).toBe(false);
    expect(isOfFirstLoad('assets/logo.svg')).toBe(false);
  });
});
