// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  charactersOfSources,
  headingCharacters,
  isInRange,
  textCharacters,
} from '#scripts/fonts/characters.ts';
import { isOfFirstLoad, makeFonts } from '#scripts/fonts/makeFonts.ts';

describe('the characters of the fonts', () => {
  it('are those of names and prices, in headings and in text', () => {
    for (const one of 'Zoë Muñoz, 24/7 & é') expect(headingCharacters).toContain(one);
    for (const one of '€ 20 – 30 · ½ hour × 2') expect(textCharacters).toContain(one);
  });

  it('and whatever else the sources hold', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    try {
      writeFileSync(join(folder, 'words.ts'), "export const words = 'Wait… 21 °C → ok 🐾';");
      writeFileSync(join(folder, 'words.css'), '¶');
      expect(charactersOfSources(folder).toSorted()).toEqual(['°', '…', '→', '🐾'].toSorted());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are looked up in ranges as CSS writes them', () => {
    const range = 'U+0061-0063, U+0131,U+2026';
    expect(['a', 'c', 'ı', '…'].every((one) => isInRange(range, one))).toBe(true);
    expect(['`', 'd', 'İ', '🐾'].some((one) => isInRange(range, one))).toBe(false);
  });
});

describe('the fonts', () => {
  it('weigh 32 kB at most before a page is read, and stand in the style sheet with their fallbacks', async () => {
    const files = await makeFonts('src');
    const first = [...files].filter(([file]) => isOfFirstLoad(file));
    expect(first.map(([file]) => file)).toEqual(['bricolage-grotesque.woff2', 'figtree.woff2']);
    expect(first.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThanOrEqual(32_000);

    const css = String(files.get('fonts.css'));
    for (const [, file = ''] of css.matchAll(/url\('\.\/([^']+)'\)/g))
      expect(files.has(file)).toBe(true);
    for (const family of ['Bricolage Grotesque', 'Figtree']) {
      const arial = css.split('@font-face').filter((rule) => rule.includes(`'${family} as Arial'`));
      expect(arial.length).toBeGreaterThan(0);
      for (const rule of arial)
        expect(rule).toMatch(/local\('Arial.*size-adjust: (?:9\d|10\d)\..*ascent-override: \d/s);
    }
  });

  it('are known as part of the first load by the built file’s name', () => {
    expect(isOfFirstLoad('assets/figtree-DzP5h8uv.woff2')).toBe(true);
    expect(isOfFirstLoad('assets/figtree-ext-81oL_2sA.woff2')).toBe(false);
    expect(isOfFirstLoad('assets/logo.svg')).toBe(false);
  });
});
