// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createLogger, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { photographs } from '#scripts/photographs.ts';
import { tooHeavy } from '#scripts/pictureLimits.mjs';
import { weighPictures } from '#scripts/weighPictures.ts';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PictureSource } from '#src/domain/contentTypes.ts';

let root = '';
const pictures = 'content/sample/pictures/people';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vetbuddy-pictures-'));
  await mkdir(join(root, pictures), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

/** A build of a content file that imports one picture: what the import gives, the files, the warnings. */
async function buildWith(picture: string) {
  const entry = join(root, 'content.js');
  await writeFile(entry, `export { default } from './${pictures}/${picture}';`);
  const warnings: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    // On a busy machine the bundler adds how long plugins took.
    warn: (message: string) => message.includes('PLUGIN_TIMINGS') || warnings.push(message),
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    customLogger,
    plugins: [photographs(), weighPictures()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const module = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const { default: source } = (await import(module)) as { default: PictureSource };
  return { source, files: output.slice(1).map(({ fileName }) => fileName), warnings };
}

it('a photograph in place of a vet’s portrait is served in four widths as AVIF and WebP', async () => {
  await cp(join(import.meta.dirname, 'fixtures/photograph.jpg'), join(root, pictures, 'vet-1.jpg'));
  const { source, files, warnings } = await buildWith('vet-1.jpg');
  const name = String.raw`/assets/photograph-[\w-]+`;
  const srcset = (format: string) =>
    [160, 480, 960, 1600].map((width) => String.raw`${name}\.${format} ${width}w`).join(', ');

  const portrait = { src: source, width: 400, height: 480, alt: 'Dr Meera Nair' };
  const atOnce = renderToStaticMarkup(<PictureImage picture={portrait} eager sizes="50vw" />);
  expect(atOnce).toMatch(
    new RegExp(
      `^<picture><source type="image/avif" srcSet="${srcset('avif')}" sizes="50vw"/>` +
        `<source type="image/webp" srcSet="${srcset('webp')}" sizes="50vw"/>` +
        String.raw`<img sizes="50vw" src="${name}\.webp" width="1600" height="1067" alt="Dr Meera Nair" fetchPriority="high"/></picture>$`,
    ),
  );
  const later = renderToStaticMarkup(<PictureImage picture={portrait} sizes="50vw" />);
  expect(later).toContain('sizes="auto, 50vw"');
  expect(later).toContain('loading="lazy" decoding="async"');

  const shown = new Set(atOnce.match(new RegExp(String.raw`${name}\.\w+`, 'g')));
  expect(new Set(files.map((file) => `/${file}`))).toEqual(shown);
  expect(warnings).toEqual([]);
});

it('a drawing stays one file, and a build names one that is too heavy', async () => {
  const path = `<path d="${randomBytes(9000).toString('base64')}"/>`;
  await writeFile(join(root, pictures, 'owner-1.svg'), `<svg>${path}</svg>`);
  const { source, files, warnings } = await buildWith('owner-1.svg');
  expect(files.map((file) => `/${file}`)).toEqual([source]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/people\/owner-1\.svg.*9\.\d kB gzip.*`npm run pictures`/);
});

it('a version of a photograph may weigh 200 kB', () => {
  expect(tooHeavy('dog.avif', new Uint8Array(200_000))).toBeUndefined();
  expect(tooHeavy('dog.avif', new Uint8Array(201_000))).toContain('dog.avif: 201.0 kB');
  expect(tooHeavy('dog.js', new Uint8Array(201_000))).toBeUndefined();
});
