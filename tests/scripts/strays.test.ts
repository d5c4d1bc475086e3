// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { straysInDrawings, straysInOwn, straysInSources } from '#scripts/brand/strays.ts';

const clinic = {
  name: 'Harbour & Paw',
  colours: { primary: '#0559aa', second: '#e6e0f7', accent: '#ff8fa3', page: '#ffffff' },
};
const sample = ['places/logo', 'people/vet-1'].map((name) => {
  const path = `content/sample/pictures/${name}.svg`;
  return { path, text: readFileSync(path, 'utf8') };
});

/** Where the strays of one file of the clinic's own are, and what. */
async function inOwn(path: string, text: string) {
  const found = await straysInOwn([{ path, text }], sample, clinic);
  return found.map(({ line, what }) => `${line}: ${what}`);
}

describe('what is left of the sample in a clinic’s own content', () => {
  it('its name is found, with its line', async () => {
    const text = "// VetBuddy's file\nexport const about = {\n  text: 'We at vetbuddy care',\n};\n";
    expect(await inOwn('content/own/pages/about.ts', text)).toEqual(["3: the name 'vetbuddy'"]);
  });

  it('a picture that is a copy of the sample’s is found', async () => {
    const [, vet] = sample;
    expect(await inOwn('content/own/pictures/people/vet-9.svg', vet?.text ?? '')).toEqual([
      expect.stringContaining("the sample's own picture"),
    ]);
  });

  it('a colour of the sample’s is found where the build cannot reach it, and one that is nearly the sample’s', async () => {
    const svg = '<svg>\n<path fill="rgb(15, 92, 72)"/>\n<path fill="#0f5d48"/></svg>';
    expect(await inOwn('content/own/pictures/a.svg', svg)).toEqual([
      "2: #0f5c48, a colour of the sample's",
      "3: #0f5d48, nearly #0f5c48, a colour of the sample's",
    ]);
    expect(await inOwn('content/own/pages/a.ts', "export const tone = '#0f5c48';")).toHaveLength(1);
  });

  it('a drawing made of the sample’s is no stray: the build gives it name and colours', async () => {
    const [logo] = sample;
    const redrawn = logo?.text.replace('<style>', '<!-- ours --><style>') ?? '';
    expect(await inOwn('content/own/pictures/places/logo.svg', redrawn)).toEqual([]);
  });

  it('the clinic’s own name and colours are none', async () => {
    expect(
      await inOwn(
        'content/own/brand.yaml',
        "name: Harbour & Paw # not VetBuddy\nprimary: '#0559aa'",
      ),
    ).toEqual([]);
  });
});

describe('what is typed into the sources', () => {
  const inSources = (text: string) =>
    straysInSources([{ path: 'src/pages/a.tsx', text }]).map(
      ({ line, what }) => `${line}: ${what}`,
    );

  it('the sample’s name, and a tone of the palette', () => {
    expect(inSources("\nconst a = 'Ask VetBuddy';\nconst b = '#0F5C48';")).toEqual([
      "2: the name 'VetBuddy'",
      '3: #0f5c48: a tone of the palette, use its token',
    ]);
  });

  it('not an address of the site, nor a comment', () => {
    expect(inSources("// VetBuddy #0f5c48\nconst a = '/VetbuddyVisits';")).toEqual([]);
  });
});

it('a green of the sample’s drawings that is not of the palette is found', () => {
  const text = '<svg><path fill="#12604c"/><path fill="#829c91"/><path fill="#e3a951"/></svg>';
  expect(straysInDrawings([{ path: 'content/sample/pictures/a.svg', text }])).toMatchObject([
    { line: 1, what: '#12604c: not of the palette (scripts/brand/palette.ts)' },
  ]);
});
