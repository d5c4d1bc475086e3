// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures, pairs, tokensOf } from '#scripts/brand/contrast.ts';
import { traceOutline } from '#scripts/brand/traceOutline.ts';
import { privacyProblems } from '#scripts/brand/privacyFacts.ts';
import { originalColours, paletteOf, recolourer } from '#scripts/brand/palette.ts';
import { logoPath, nameOf, rebrand, tokensPath } from '#scripts/brand/rebrand.ts';
import { webManifest } from '#scripts/siteMetadata.ts';
import { brand, brandForMachines } from '#content/brand.ts';
import { brandPrivacy } from '#content/privacy.ts';

/** The paths below a folder with this ending. */
const below = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end));

const files = new Map(
  [...below('content/sample/pictures', '.svg'), 'index.html', tokensPath].map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
);
const css = files.get(tokensPath) ?? '';

const today = { name: brand.name, colours: brandForMachines.colours };
const harbour = {
  name: 'Harbour & Paw',
  colours: { primary: '#0559aa', second: '#e6e0f7', accent: '#ff8fa3', page: '#ffffff' },
};

/** The files after a run. */
function run(before: Map<string, string>, wanted: Parameters<typeof rebrand>[1]) {
  const outcome = rebrand(before, wanted);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return new Map([...before, ...outcome.changed]);
}

describe('the contrast rule', () => {
  it('the contrast is measured as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#0f5c48')).toBeCloseTo(7.9, 1);
  });

  it('a pair with too little contrast only in dark mode is found', () => {
    const [light, dark] = css.split('@media (prefers-color-scheme: dark)');
    const faded = `${light}@media (prefers-color-scheme: dark)${dark?.replace('--ink: #', '--ink: #333333; --was: #')}`;
    const failures = contrastFailures(faded);
    expect(failures[0]).toMatchObject({ scheme: 'dark', text: 'ink', least: 4.5 });
    expect(failures.every(({ scheme }) => scheme === 'dark')).toBe(true);
  });

  it('every text colour that a style sheet sets on a background is checked', () => {
    const light = tokensOf(css).light;
    const known = new Set(pairs.map(({ text, ground }) => `${text} on ${ground}`));
    const unknown = new Set<string>();
    for (const path of below('src', '.css')) {
      for (const [rule] of readFileSync(path, 'utf8').matchAll(/\{[^{}]*\}/g)) {
        const text = /[\s;{]color: var\(--([\w-]+)\)/.exec(rule)?.[1] ?? '';
        const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1] ?? '';
        if (light.has(text) && light.has(ground) && !known.has(`${text} on ${ground}`))
          unknown.add(`${text} on ${ground} (${path})`);
      }
    }
    expect([...unknown]).toEqual([]);
  });

  it('colours with too little contrast are refused, with the pair and the nearest good colour', () => {
    const colours = { ...harbour.colours, primary: '#0b5cad' };
    const outcome = rebrand(files, { ...harbour, colours });
    expect(outcome).toEqual({
      refusal: expect.stringContaining('light --on-action on --action-hover: 4.46, needs 4.5'),
    });
    const nearest = /primary: '(#\w+)'/.exec(JSON.stringify(outcome))?.[1] ?? '';
    expect(nearest).toBe('#0559aa');
    expect(
      rebrand(files, { ...harbour, colours: { ...colours, primary: nearest } }),
    ).toHaveProperty('changed');
  });

  it('a colour that is not written #rrggbb is refused', () => {
    expect(rebrand(files, { ...today, colours: { ...today.colours, accent: 'gold' } })).toEqual({
      refusal: "colours.accent is 'gold': write it as #rrggbb.",
    });
  });
});

describe('the facts of the privacy notice', () => {
  it('ours are all there', () => {
    expect(privacyProblems(brand.parentCompany, brandPrivacy)).toEqual([]);
  });

  it.each(Object.keys(brandPrivacy))('a blank %s is refused', (fact) => {
    expect(privacyProblems(brand.parentCompany, { ...brandPrivacy, [fact]: ' ' })).toEqual([
      `brandPrivacy.${fact} is blank: /privacy has to say it.`,
    ]);
  });

  it('a company without a name and an e-mail address that is none are refused', () => {
    expect(privacyProblems('', { ...brandPrivacy, email: 'privacy at clinic' })).toEqual([
      'brand.parentCompany is blank: /privacy has to say it.',
      "brandPrivacy.email is 'privacy at clinic': write an e-mail address.",
    ]);
  });
});

describe('npm run brand', () => {
  it('rebranding changes no file if the brand is the same', () => {
    expect(rebrand(files, today)).toEqual({ changed: new Map() });
  });

  it('rebranding replaces name and colours in styles, page and pictures, and a second run changes nothing', () => {
    const after = run(files, harbour);
    expect(tokensOf(after.get(tokensPath) ?? '').light.get('action')).toBe('#0559aa');
    expect(nameOf(after.get(logoPath) ?? '')).toBe('Harbour &amp; Paw');
    const phoneBars = (html = '') => html.match(/#[\da-f]{6}/gi);
    expect(phoneBars(after.get('index.html'))).not.toEqual(phoneBars(files.get('index.html')));
    const drawnOrNamed = [...after].filter(([path]) => path !== 'index.html');
    const left = (rest: RegExp) =>
      drawnOrNamed.filter(([, text]) => rest.test(text)).map(([path]) => path);
    expect(left(new RegExp(originalColours.primary, 'i'))).toEqual([]);
    expect(left(/<title[^>]*>[^<]*VetBuddy/)).toEqual([]);
    expect(rebrand(after, harbour)).toEqual({ changed: new Map() });
  });

  it('the theme colour equals the header’s background in light and dark mode', () => {
    const bars = (files.get('index.html') ?? '')
      .match(/#[\da-f]{6}/gi)
      ?.map((hex) => hex.toLowerCase());
    const { light, dark } = tokensOf(css);
    expect(bars).toEqual([light.get('mint'), dark.get('mint')]);
    expect(JSON.parse(webManifest(brand, brandForMachines))).toMatchObject({
      theme_color: light.get('mint'),
      background_color: light.get('page'),
    });
  });

  it('pictures write the colours of their dark rules in full, so that rebranding finds them', () => {
    const cutShort = [...files].filter(([path, text]) => path.endsWith('.svg') && /\$=/.test(text));
    expect(cutShort.map(([path]) => path)).toEqual([]);
  });

  it('rebranding back restores every file exactly', () => {
    const back = run(run(files, harbour), today);
    const changed = [...back].filter(
      ([path, text]) => text.toLowerCase() !== files.get(path)?.toLowerCase(),
    );
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('rebranding keeps all tones different, even in black and white', () => {
    const palette = paletteOf({
      primary: '#444444',
      second: '#eeeeee',
      accent: '#dddddd',
      page: '#ffffff',
    });
    expect(new Set(palette.values()).size).toBe(palette.size);
  });

  it('rebranding keeps the tones of fur, skin and errors', () => {
    expect(recolourer(today.colours, harbour.colours)('#e8603c #A8271A #b9774e')).toBe(
      '#e8603c #A8271A #b9774e',
    );
  });
});

it('tracing an outline keeps holes and turns pixel steps into straight lines', () => {
  const width = 30;
  const alpha = Array.from({ length: width * width }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isInside = (from: number, to: number) => x >= from && x < to && y >= from && y < to;
    return isInside(5, 25) && !isInside(10, 20) ? 255 : 0;
  });
  const path = traceOutline({ width, height: width, alpha }, 0.5);
  expect(path.match(/M/g)).toHaveLength(2);
  const xs = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([2.25, 12.25]);
});
