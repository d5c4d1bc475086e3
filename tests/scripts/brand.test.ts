// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures, pairs, tokensOf } from '#scripts/brand/contrast.ts';
import { traceOutline } from '#scripts/brand/traceOutline.ts';
import { originalColours, paletteOf, recolourer } from '#scripts/brand/palette.ts';
import { logoPath, nameOf, rebrand, tokensPath } from '#scripts/brand/rebrand.ts';
import { webManifest } from '#scripts/siteMetadata.ts';
import { brand, brandForMachines } from '#src/content/brand.ts';

/** The paths below a folder that end so. */
const below = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end));

const files = new Map(
  [...below('src/assets/pictures', '.svg'), 'index.html', tokensPath].map((path) => [
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

/** The files as a run leaves them. */
function run(before: Map<string, string>, wanted: Parameters<typeof rebrand>[1]) {
  const outcome = rebrand(before, wanted);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return new Map([...before, ...outcome.changed]);
}

describe('the contrast rule', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#0f5c48')).toBeCloseTo(7.9, 1);
  });

  it('finds a pair that can’t be read in the dark only', () => {
    const [light, dark] = css.split('@media (prefers-color-scheme: dark)');
    const faded = `${light}@media (prefers-color-scheme: dark)${dark?.replace('--ink: #', '--ink: #333333; --was: #')}`;
    const failures = contrastFailures(faded);
    expect(failures[0]).toMatchObject({ scheme: 'dark', text: 'ink', least: 4.5 });
    expect(failures.every(({ scheme }) => scheme === 'dark')).toBe(true);
  });

  it('looks at every colour that a style sheet sets with the ground it stands on', () => {
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

  it('refuses what can’t be read, with the pair and the nearest colour that can', () => {
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

  it('refuses a colour that is not written #rrggbb', () => {
    expect(rebrand(files, { ...today, colours: { ...today.colours, accent: 'gold' } })).toEqual({
      refusal: "colours.accent is 'gold': write it as #rrggbb.",
    });
  });
});

describe('npm run brand', () => {
  it('changes no file when the brand is as it was', () => {
    expect(rebrand(files, today)).toEqual({ changed: new Map() });
  });

  it('writes another clinic’s name and colours in styles, page and pictures, and then has nothing left to do', () => {
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

  it('a phone tints its bar with the ground of the header, by day and by night', () => {
    const bars = (files.get('index.html') ?? '')
      .match(/#[\da-f]{6}/gi)
      ?.map((hex) => hex.toLowerCase());
    const { light, dark } = tokensOf(css);
    expect(bars).toEqual([light.get('mint'), dark.get('mint')]);
    expect(JSON.parse(webManifest())).toMatchObject({
      theme_color: light.get('mint'),
      background_color: light.get('page'),
    });
  });

  it('finds every colour of a picture’s dark rules: they are written whole', () => {
    const cutShort = [...files].filter(([path, text]) => path.endsWith('.svg') && /\$=/.test(text));
    expect(cutShort.map(([path]) => path)).toEqual([]);
  });

  it('finds the way back, to the letter', () => {
    const back = run(run(files, harbour), today);
    const changed = [...back].filter(
      ([path, text]) => text.toLowerCase() !== files.get(path)?.toLowerCase(),
    );
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('keeps tones apart, even for a clinic in black and white', () => {
    const palette = paletteOf({
      primary: '#444444',
      second: '#eeeeee',
      accent: '#dddddd',
      page: '#ffffff',
    });
    expect(new Set(palette.values()).size).toBe(palette.size);
  });

  it('leaves alone what no brand colour draws: fur, skin, errors', () => {
    expect(recolourer(today.colours, harbour.colours)('#e8603c #A8271A #b9774e')).toBe(
      '#e8603c #A8271A #b9774e',
    );
  });
});

it('the name is drawn as outlines: a hole stays a hole, a step of a pixel is a straight line', () => {
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
