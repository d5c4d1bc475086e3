// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The first width of each wider layout. */
const breakpoints = new Set(
  [...readFileSync('src/styles/widths.css', 'utf8').matchAll(/\(width < (\d+)px\)/g)].map(
    ([, width]) => Number(width),
  ),
);

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Every number of pixels or ems that a media query asks the width for. */
function mediaWidths(css: string): string[] {
  return [...withoutComments(css).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\([^()]*width[^()]*\)/g)].flatMap(([condition]) =>
      [...condition.matchAll(/([\d.]+)(px|em|rem)/g)].map(([, number, unit]) => `${number}${unit}`),
    ),
  );
}

/** Declarations of space with a length of their own above 3 px (a hairline's or a glyph's nudge), not a step of the scale. */
function rawSpaces(css: string): string[] {
  return [
    ...withoutComments(css).matchAll(
      /[{;\s]((?:margin|padding|(?:row-|column-)?gap)[a-z-]*:\s*[^;}]+)/g,
    ),
  ]
    .map(([, declaration = '']) => declaration)
    .filter((declaration) =>
      [...declaration.matchAll(/(?<![\w.-])-?([\d.]+)(px|rem)\b/g)].some(
        ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1) > 3,
      ),
    );
}

/** Colours that are no token. */
function rawColours(css: string): string[] {
  const colour =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\([^)]*\)|:\s*(?:white|black|gray|red|green|blue)\b/gi;
  return [...withoutComments(css).matchAll(colour)].map(([found]) => found);
}

/** Weights of type that are no token: a number, or a word that stands for one. */
function rawWeights(css: string): string[] {
  const declarations = [...withoutComments(css).matchAll(/[{;\s](font(?:-weight)?:\s*[^;}]+)/g)];
  return declarations
    .map(([, declaration = '']) => declaration)
    .filter((declaration) =>
      /:\s*(?:.*\s)?(?:\d{2,4}|bold|bolder|lighter)\b(?![\w.%])/.test(declaration),
    );
}

/**
 * What depends on whether the page has something: with every change on a page the browser would work out the styles of all
 * that is in it.
 */
function rulesOfTheWholePage(css: string): string[] {
  const selectors = withoutComments(css)
    .split(/[{}]/)
    .map((part) => part.trim());
  return selectors.filter((selector) =>
    /(?:^|[\s(,])(?:html|:root)\b.*:has\(.*\)\s+[>~+]?\s*[.:*[\w]/.test(selector),
  );
}

/** The custom properties that something reads, and those that something sets: a style sheet, a script, the build. */
function customProperties(text: string) {
  const code = withoutComments(text);
  const names = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name, other]) => name ?? other ?? '');
  return {
    read: names(/var\(\s*(--[\w-]+)/g),
    set: names(/(?<![\w-])(--[\w-]+)['"`\]]*\s*:|['"`](--[\w-]+)/g),
  };
}

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
const found = (search: (css: string) => string[]) =>
  modules.flatMap(([file, css]) => search(css).map((what) => `${file}: ${what}`));

describe('the styles', () => {
  it('change their layout at five widths and no other', () => {
    expect(modules.length).toBeGreaterThan(100);
    expect(breakpoints.size).toBe(5);
    const other = found(mediaWidths).filter(
      (line) => !breakpoints.has(Number(/([\d.]+)px$/.exec(line)?.[1])),
    );
    expect(other).toEqual([]);
  });

  it('take every margin, padding and gap from the scale of spaces', () => {
    expect(found(rawSpaces)).toEqual([]);
  });

  it('take every colour from the tokens', () => {
    expect(found(rawColours)).toEqual([]);
  });

  it('read no custom property that nothing sets', () => {
    const texts = ['src', 'content', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:css|tsx?|mjs)$/.test(file))
        .map((file) => customProperties(readFileSync(`${folder}/${file}`, 'utf8'))),
    );
    const set = new Set(texts.flatMap((text) => text.set));
    expect(set.size).toBeGreaterThan(100);
    expect(texts.flatMap((text) => text.read).filter((name) => !set.has(name))).toEqual([]);
  });

  it('make no part depend on what the whole page has', () => {
    expect(found(rulesOfTheWholePage)).toEqual([]);
  });
});

describe('the weights of type', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // The fonts' own rules are written by a command.
    .filter((file) => file.endsWith('.css') && !file.startsWith('styles/fonts/'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

  it('the weights of type are the tokens’, since the fonts have no other', () => {
    const raw = styles.flatMap(([file, css]) => rawWeights(css).map((what) => `${file}: ${what}`));
    expect(raw).toEqual([]);
  });

  it.each([
    ['weights', 4, /(--weight-\w+): \d+;/g],
    ['sizes', 12, /^    (--size-[\w-]+):/gm],
  ] as const)('the %s of type are %i tokens, in use each', (_, count, pattern) => {
    const all = styles.map(([, css]) => css).join('');
    const tokens = [...all.matchAll(pattern)].map(([, name]) => name);
    expect(tokens).toHaveLength(count);
    for (const name of tokens) expect(all).toContain(`var(${name})`);
  });
});

describe('what reads them', () => {
  it('sees a width in every form of a media query', () => {
    const css = `@media (max-width: 900px) {} @media print, (40rem <= width < 1101px) {} /* @media (width < 1px) */`;
    expect(mediaWidths(css)).toEqual(['900px', '40rem', '1101px']);
    expect(mediaWidths('@media (max-height: 300px) {} @container (width < 20rem) {}')).toEqual([]);
  });

  it('sees a length that is not on the scale, alone, in a list and in a calculation', () => {
    const css = `.a { margin: 0 1.1rem; padding-top:17px; gap: calc(var(--space-2) - 9px); --drop: 44px; margin-left: -1px }`;
    expect(rawSpaces(css)).toEqual([
      'margin: 0 1.1rem',
      'padding-top:17px',
      'gap: calc(var(--space-2) - 9px)',
    ]);
  });

  it('sees what depends on what the whole page has', () => {
    const css = `:root:has(header[data-sticky]) .strip {} :global(html:is([data-sheet], :has([data-sheet]))) .bar {}
      html:has(.open) { overflow: hidden } .row:has(> .a) .b {} .bar:has(+ * [data-sheet]) {}`;
    expect(rulesOfTheWholePage(css)).toEqual([
      ':root:has(header[data-sticky]) .strip',
      ':global(html:is([data-sheet], :has([data-sheet]))) .bar',
    ]);
  });

  it('sees a colour in every form', () => {
    const css = `.a { color: #fff; background: rgb(0 0 0 / 20%); fill: white; stroke: var(--ink) } /* #123 */`;
    expect(rawColours(css)).toEqual(['#fff', 'rgb(0 0 0 / 20%)', ': white']);
  });

  it('sees a weight as a number and as a word, alone and in the shorthand', () => {
    const css = `.a { font-weight: 650; font: 720 2rem / 1 var(--font-head) } .b { font-weight:bold }
      .c { font: var(--weight-text) 100px/1.15 x; font: inherit; font-weight: var(--weight-head); font-size: 100% }`;
    expect(rawWeights(css)).toEqual([
      'font-weight: 650',
      'font: 720 2rem / 1 var(--font-head) ',
      'font-weight:bold ',
    ]);
  });
});
