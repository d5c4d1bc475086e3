// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aroundPlants, brandDrawing } from '#scripts/brand/brandDrawing.ts';
import { contrast, contrastFailures, pairs, tokensOf } from '#scripts/brand/contrast.ts';
import { nameSign } from '#scripts/brand/nameSign.ts';
import { originalColours, paletteOf, recolourer } from '#scripts/brand/palette.ts';
import { unreadable } from '#scripts/brand/unreadable.ts';
import { webManifest } from '#scripts/siteMetadata.ts';
import { brand, brandForMachines } from '#content/brand.yaml';

/** The paths below a folder with this ending. */
const below = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end));

const css = readFileSync('src/styles/tokens.css', 'utf8');
const html = readFileSync('index.html', 'utf8');
const drawings = below('content/sample/pictures', '.svg').map((path) => ({
  path,
  svg: readFileSync(path, 'utf8'),
}));
const drawing = (name: string) =>
  drawings.find(({ path }) => path.endsWith(`/${name}.svg`))?.svg ?? '';

const sample = { name: 'VetBuddy', colours: originalColours };
const harbour = {
  name: 'Harbour & Paw',
  colours: { primary: '#0559aa', second: '#e6e0f7', accent: '#ff8fa3', page: '#ffffff' },
};

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
    const refusal = unreadable(css, colours) ?? '';
    expect(refusal).toContain('light --on-action on --action-hover: 4.46, needs 4.5');
    const nearest = /primary: '(#\w+)'/.exec(refusal)?.[1] ?? '';
    expect(nearest).toBe('#0559aa');
    expect(unreadable(css, { ...colours, primary: nearest })).toBeUndefined();
  });

  it('a colour that is not written #rrggbb is refused', () => {
    expect(unreadable(css, { ...sample.colours, accent: 'gold' })).toBe(
      "colours.accent is 'gold': write it as #rrggbb.",
    );
  });
});

describe('a site of a brand', () => {
  it('the sample’s own drawings, styles and page are their sources, byte for byte', async () => {
    const recolour = recolourer(sample.colours);
    for (const { path, svg } of drawings)
      expect([path, (await brandDrawing(svg, sample)) === svg]).toEqual([path, true]);
    expect([css, html].map(recolour)).toEqual([css, html]);
  });

  it('another brand’s has no tone of the sample’s left that follows the brand’s colours, and not its name', async () => {
    const drawn = await Promise.all(drawings.map(({ svg }) => brandDrawing(svg, harbour)));
    const shown = drawn.map((svg) => aroundPlants(svg, String, () => ''));
    const text = [...shown, ...[css, html].map(recolourer(harbour.colours))].join('').toLowerCase();
    const now = paletteOf(harbour.colours);
    const own = new Set(now.values());
    expect([...now.keys()].filter((tone) => !own.has(tone) && text.includes(tone))).toEqual([]);
    expect(text.split('<title').filter((part) => /^[^<]*vetbuddy/.test(part))).toEqual([]);
    expect(text.split('>harbour &amp; paw<').length).toBeGreaterThan(3);
    expect(tokensOf(recolourer(harbour.colours)(css)).light.get('action')).toBe('#0559aa');
  });

  it.each(['logo', 'logo-light', 'street'])('the brand’s name is written in %s', async (name) => {
    const shown = await brandDrawing(drawing(name), harbour);
    const { path, transform } = await nameSign(harbour.name);
    expect(shown.includes(`d="${path}" transform="${transform}"`)).toBe(true);
  });

  it('leaves are green whatever the brand’s colour is, to the end of their group', async () => {
    const leaves = '<g id="a-plant"><g><path fill="#0f5c48"/></g></g>';
    const around = (tone: string) =>
      `<svg><path fill="${tone}"/>${leaves}<g><path fill="${tone}"/></g>${leaves}</svg>`;
    expect(await brandDrawing(around('#0f5c48'), harbour)).toBe(around('#0559aa'));
  });

  it('no drawing has the sample’s mark: over the door hangs the brand’s own, or the print of a paw', async () => {
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
    const withMark = drawings.filter(({ svg }) => svg.includes('M26.6 11.2c'));
    expect(withMark.length).toBeGreaterThan(5);
    for (const { svg } of withMark)
      expect(await brandDrawing(svg, { ...harbour, mark })).not.toContain('M26.6 11.2c');
    const street = await brandDrawing(drawing('street'), { ...harbour, mark });
    expect(street).toContain('viewBox="0 0 9 9"><path d="M0 0h9"/></svg></g>');
  });

  it('a clinic’s own drawing keeps colours that are not of the palette', async () => {
    const own = '<svg><title>Ours</title><path fill="#123456" d="M0 0h1"/></svg>';
    expect(await brandDrawing(own, harbour)).toBe(own);
  });

  it('the theme colour equals the header’s background in light and dark mode', () => {
    const bars = html.match(/#[\da-f]{6}/gi)?.map((hex) => hex.toLowerCase());
    const { light, dark } = tokensOf(css);
    expect(bars).toEqual([light.get('mint'), dark.get('mint')]);
    const { light: own } = tokensOf(recolourer(brandForMachines.colours)(css));
    expect(JSON.parse(webManifest(brand, brandForMachines, ''))).toMatchObject({
      theme_color: own.get('mint'),
      background_color: own.get('page'),
    });
  });

  it('the drawings write the colours of their dark rules in full, so that a brand’s reach them', () => {
    expect(drawings.filter(({ svg }) => /\$=/.test(svg)).map(({ path }) => path)).toEqual([]);
  });

  it('fur, skin and errors are the same for every brand', () => {
    expect(recolourer(harbour.colours)('#e8603c #A8271A #b9774e')).toBe('#e8603c #A8271A #b9774e');
  });

  it('the sample’s colours are those that everything is drawn in', () => {
    const facts = readFileSync('content/sample/brand.yaml', 'utf8');
    for (const [name, hex] of Object.entries(originalColours))
      expect(facts).toContain(`${name}: '${hex}'`);
  });
});

describe('the name in the logo', () => {
  /** How large it is written, in units of the logo. */
  const sizeOf = async (name: string) =>
    1000 * Number(/scale\(([\d.]+)\)/.exec((await nameSign(name)).transform)?.[1]);
  /** The baselines of its letters, in thousandths of an em: capitals and most letters stand on one. */
  const extent = (path: string) => {
    const ys = [...path.matchAll(/-?\d+ (-?\d+)/g)].map(([, y]) => Number(y));
    return Math.max(...ys) - Math.min(...ys);
  };

  it('a short one is as large as the sample’s, in one line', async () => {
    expect(await sizeOf('Paws & Co')).toBe(36);
    expect(extent((await nameSign('Paws & Co')).path)).toBeLessThan(1000);
  });

  it('a long one stands in two lines and stays readable', async () => {
    expect(await sizeOf('Paws & Co Veterinary')).toBe(23);
    expect(extent((await nameSign('Paws & Co Veterinary')).path)).toBeGreaterThan(1500);
    expect(await sizeOf('The Old Harbour Small Animal Hospital and Rescue')).toBeGreaterThan(12);
  });

  it('letters of western and eastern Europe are drawn', async () => {
    expect((await nameSign('Łódź Çelik Ørsted')).path).not.toMatch(/NaN|undefined/);
  });

  it('a letter that the font lacks is named', async () => {
    await expect(nameSign('पशु Clinic')).rejects.toThrow("The font of the headings has no 'प'");
  });
});
