// @vitest-environment node
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#scripts/brand/vitePlugin.ts';
import { content } from '#scripts/content/folders.ts';

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

/** The sample's facts with a name and colours of a clinic's own. */
async function take({ name, colours }: typeof harbour) {
  await writeFile(
    join(own, 'brand.ts'),
    `export const brand = { name: ${JSON.stringify(name)} };
     export const brandForMachines = { colours: ${JSON.stringify(colours)}, sharingWords: 'Come in.' };`,
  );
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
  expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({
    name: harbour.name,
  });
});

it('icons and the sharing picture are made in the sizes that are asked for', async () => {
  await take(harbour);
  const files = await built();
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
  const ico = Buffer.from(files.get('favicon.ico') as Uint8Array);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
});

it('a clinic’s own logo and icons take the place of the drawn ones', async () => {
  await take(harbour);
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 56"><path fill="#123456" d="M0 0h9v9z"/></svg>';
  await mkdir(join(own, 'pictures/places'), { recursive: true });
  await writeFile(join(own, 'pictures/places/logo.svg'), logo);
  await mkdir(join(own, 'icons'));
  await writeFile(join(own, 'icons/favicon.ico'), 'an icon of their own');
  const files = await built();
  expect(files.get('assets/logo.svg')?.toString()).toBe(logo);
  expect(files.get('favicon.ico')?.toString()).toBe('an icon of their own');
});

it('colours that can’t be read stop the build, with the nearest that can', async () => {
  await take({ ...harbour, colours: { ...harbour.colours, primary: '#0b5cad' } });
  await expect(built()).rejects.toThrow(/--on-action on --action-hover[^]*primary: '#0559aa'/);
});
