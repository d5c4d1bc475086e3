// @vitest-environment node
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicFiles, staleFiles } from '#scripts/brand/publicFiles.ts';
import { brand } from '#scripts/brand/vitePlugin.ts';
import { content } from '#scripts/content/folders.ts';
import { recordValues } from '#scripts/content/records.ts';

const sample = resolve('content/sample');

/** A clinic's own content, laid over the sample's. */
let own = '';

beforeEach(async () => {
  own = await mkdtemp(join(tmpdir(), 'brand-'));
  vi.stubEnv('CONTENT', own);
});
afterEach(() => rm(own, { recursive: true }));

const harbour = {
  name: 'Harbour & Paw',
  colours: { primary: '#0559aa', second: '#e6e0f7', accent: '#ff8fa3', page: '#ffffff' },
};

/** Gives the clinic the sample's facts with a name and colours of its own, and the files of `public/` made of them. */
async function take({ name, colours }: typeof harbour) {
  await writeFile(
    join(own, 'brand.yaml'),
    `name: ${JSON.stringify(name)}\ncolours: ${JSON.stringify(colours)}\nsharingWords: Come in.\n`,
  );
  const facts = recordValues('brand.yaml');
  const made = await publicFiles(facts);
  await mkdir(join(own, 'public'), { recursive: true });
  for (const [file, text] of made) await writeFile(join(own, 'public', file), text);
  return { facts, made };
}

/** A build of a page with the styles and one drawing: its files by name, without hashes. */
async function built(): Promise<Map<string, string | Uint8Array>> {
  const root = join(own, 'site');
  await mkdir(join(root, 'src/styles'), { recursive: true });
  await cp('src/styles', join(root, 'src/styles'), { recursive: true });
  await writeFile(
    join(root, 'main.js'),
    `import './src/styles/index.css'; import logo from '#content/pictures/places/logo.svg'; console.log(logo);`,
  );
  await cp('index.html', join(root, 'index.html'));
  await writeFile(
    join(root, 'index.html'),
    (await readFile('index.html', 'utf8')).replace('/src/main.tsx', '/main.js'),
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(), brand()],
    css: { transformer: 'lightningcss' },
    build: { write: false, assetsInlineLimit: 0, minify: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      file.fileName.replace(/-[\w-]{8}(?=\.)/, ''),
      file.type === 'asset' ? file.source : file.code,
    ]),
  );
}

it('the sample’s site is made of the sources as they are', async () => {
  vi.stubEnv('CONTENT', 'content/sample');
  const files = await built();
  expect(files.get('assets/logo.svg')?.toString()).toBe(
    await readFile(join(sample, 'pictures/places/logo.svg'), 'utf8'),
  );
  expect(files.get('index.html')).toContain('#DDF1E7');
  expect(files.get('assets/index.css')).toContain('--action: #0f5c48');
});

it('a clinic’s site has its colours in styles, page and drawings, and its name in the logo', async () => {
  await take(harbour);
  const files = await built();
  expect(files.get('assets/index.css')).toContain('--action: #0559aa');
  // Of the drop shadow's #0f3c3047 too.
  expect(String(files.get('assets/index.css')).toLowerCase()).not.toMatch(/#(0f5c48|0f3c30)/);
  expect(files.get('index.html')).not.toContain('#DDF1E7');
  expect(files.get('assets/logo.svg')?.toString()).toContain('>Harbour &amp; Paw<');
});

it('icons and the sharing picture are made in the sizes that are asked for, and the manifest has the name', async () => {
  const { made: files } = await take(harbour);
  const sizes = await Promise.all(
    ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon', 'sharing'].map(
      async (name) => {
        const { width, height, format } = await sharp(
          files.get(`${name}.png`) as Buffer,
        ).metadata();
        return [name, format, width, height];
      },
    ),
  );
  expect(sizes).toEqual([
    ['icon-192', 'png', 192, 192],
    ['icon-512', 'png', 512, 512],
    ['icon-maskable-512', 'png', 512, 512],
    ['apple-touch-icon', 'png', 180, 180],
    ['sharing', 'png', 1200, 630],
  ]);
  // Their ground is the brand's colour.
  const { data } = await sharp(files.get('apple-touch-icon.png') as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x05, 0x59, 0xaa]);
  const ico = files.get('favicon.ico') as Buffer;
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
  expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({
    name: harbour.name,
    start_url: '/',
  });
});

/** Whether two files are the same; two pictures, but for what another machine rounds otherwise. */
async function areAlike(name: string, one: Buffer, other: Buffer): Promise<boolean> {
  if (!name.endsWith('.png')) return one.equals(other);
  const decode = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
  const [pixels, otherPixels] = await Promise.all([decode(one), decode(other)]);
  const differing = pixels.filter((part, at) => Math.abs(part - (otherPixels[at] ?? 999)) > 32);
  return differing.length < pixels.length / 1000;
}

it.each([
  ['public', 'content/sample'],
  ['tests/fixtures/pawsAndCo/public', 'tests/fixtures/pawsAndCo'],
])('what stands in %s is what `npm run brand` makes of %s', async (folder, source) => {
  vi.stubEnv('CONTENT', source);
  const files = [...(await publicFiles(recordValues('brand.yaml')))];
  expect((await readdir(folder)).toSorted()).toEqual(files.map(([name]) => name).toSorted());
  const alike = await Promise.all(
    files.map(async ([name, made]) =>
      areAlike(name, await readFile(join(folder, name)), Buffer.from(made)),
    ),
  );
  expect(files.filter((_, index) => !alike[index]).map(([name]) => name)).toEqual([]);
});

it('a build stops where the icons were made of another name, other words or another drawing', async () => {
  const { facts } = await take(harbour);
  expect(staleFiles(facts)).toBeUndefined();
  const {
    brand: { name },
    brandForMachines,
  } = facts;
  const renamed = { brand: { ...facts.brand, name: `${name} 2` }, brandForMachines };
  const retold = { ...facts, brandForMachines: { ...brandForMachines, sharingWords: 'Hello.' } };
  for (const changed of [renamed, retold]) expect(staleFiles(changed)).toMatch(/npm run brand/);
  await mkdir(join(own, 'icons'));
  await writeFile(join(own, 'icons/favicon.ico'), 'an icon of their own');
  await expect(built()).rejects.toThrow(/Harbour & Paw[^]*npm run brand/);
});

it('a clinic’s own logo and icons take the place of the drawn ones', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 56"><path fill="#123456" d="M0 0h9v9z"/></svg>';
  await mkdir(join(own, 'pictures/places'), { recursive: true });
  await writeFile(join(own, 'pictures/places/logo.svg'), logo);
  await mkdir(join(own, 'icons'));
  await writeFile(join(own, 'icons/favicon.ico'), 'an icon of their own');
  const { made } = await take(harbour);
  expect(made.get('favicon.ico')?.toString()).toBe('an icon of their own');
  expect((await built()).get('assets/logo.svg')?.toString()).toBe(logo);
});

it('colours that can’t be read stop the build, with the nearest that can', async () => {
  await take({ ...harbour, colours: { ...harbour.colours, primary: '#0b5cad' } });
  await expect(built()).rejects.toThrow(/--on-action on --action-hover[^]*primary: '#0559aa'/);
});
