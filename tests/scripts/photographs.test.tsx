// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createLogger, type Rolldown } from 'vite';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content, contentFile } from '#scripts/content/folders.ts';
import { photographs } from '#scripts/photographs.ts';
import { tooHeavy } from '#scripts/pictureLimits.ts';
import { shrinkPhotographs } from '#scripts/shrinkPhotographs.ts';
import { weighPictures } from '#scripts/weighPictures.ts';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PictureSource } from '#src/domain/contentTypes.ts';

/** A clinic's own content, laid over the sample's. */
let root = '';
const pictures = 'pictures/people';
const photograph = join(import.meta.dirname, 'fixtures/photograph.jpg');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vetbuddy-pictures-'));
  await mkdir(join(root, pictures), { recursive: true });
  vi.stubEnv('CONTENT', root);
});

afterEach(() => rm(root, { recursive: true }));

/** A build of a content file that imports pictures of people/: what the first import gives, the files, the warnings. */
async function buildWith(picture: string, ...others: string[]) {
  const entry = join(root, 'content.js');
  const more = others.map(
    (other, at) => `export { default as other${at} } from '#content/${pictures}/${other}';`,
  );
  await writeFile(
    entry,
    [`export { default } from '#content/${pictures}/${picture}';`, ...more].join('\n'),
  );
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
    plugins: [content(), photographs(), weighPictures()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const module = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const { default: source } = (await import(module)) as { default: PictureSource };
  const assets = output.slice(1).filter((file) => file.type === 'asset');
  return {
    source,
    files: assets.map(({ fileName }) => fileName),
    contents: assets.map((asset) => asset.source),
    warnings,
  };
}

/** Puts a photograph beside the drawings, and says what it shows. */
async function addPhotograph(name: string, note = '{}') {
  await cp(photograph, join(root, pictures, name));
  await writeFile(join(root, 'photographs.yaml'), `people/${name}: ${note}\n`);
}

const url = String.raw`/assets/photograph-[\w-]+`;

it('a photograph under the name of a drawing is served in its place, in four widths as AVIF and WebP', async () => {
  await addPhotograph('vet-1.jpg', `{ alt: 'Dr Nair and a cat', focus: { x: 42, y: 15 } }`);
  const { source, files, warnings } = await buildWith('vet-1.svg');
  const srcset = (format: string) =>
    [160, 480, 960, 1600].map((width) => String.raw`${url}\.${format} ${width}w`).join(', ');

  const portrait = { src: source, width: 400, height: 480, alt: 'A drawn vet' };
  const atOnce = renderToStaticMarkup(<PictureImage picture={portrait} eager sizes="50vw" />);
  expect(atOnce).toMatch(
    new RegExp(
      `^<picture><source type="image/avif" srcSet="${srcset('avif')}" sizes="50vw"/>` +
        `<source type="image/webp" srcSet="${srcset('webp')}" sizes="50vw"/>` +
        String.raw`<img sizes="50vw" src="${url}\.webp" width="1600" height="1067" alt="Dr Nair and a cat" data-photo="" data-x="40" data-y="20" fetchPriority="high"/></picture>$`,
    ),
  );
  const later = renderToStaticMarkup(<PictureImage picture={portrait} sizes="50vw" />);
  expect(later).toContain('sizes="auto, 50vw"');
  expect(later).toContain('loading="lazy" decoding="async"');

  const shown = new Set(atOnce.match(new RegExp(String.raw`${url}\.\w+`, 'g')));
  expect(new Set(files.map((file) => `/${file}`))).toEqual(shown);
  expect(warnings).toEqual([]);
});

it('equal photographs are one file, whatever the order in which they are read', async () => {
  await addPhotograph('vet-1.jpg');
  await addPhotograph('vet-2.jpg');
  const first = await buildWith('vet-1.svg', 'vet-2.svg');
  const second = await buildWith('vet-2.svg', 'vet-1.svg');
  expect(first.files).toHaveLength(8);
  expect(second.files.toSorted()).toEqual(first.files.toSorted());
});

describe('the words of a photograph', () => {
  const markup = (source: PictureSource, alt: string) =>
    renderToStaticMarkup(<PictureImage picture={{ src: source, width: 4, height: 3, alt }} />);

  it('the words of a photograph are not read where the picture says nothing new', async () => {
    await addPhotograph('vet-1.jpg', `{ alt: 'Dr Nair and a cat' }`);
    const { source } = await buildWith('vet-1.svg');
    expect(markup(source, '')).toContain('alt=""');
  });

  it('the words of a photograph are the page’s where the content says none', async () => {
    await addPhotograph('vet-1.jpg');
    const { source } = await buildWith('vet-1.svg');
    expect(markup(source, 'A drawn vet')).toContain('alt="A drawn vet"');
    expect(markup(source, 'A drawn vet')).not.toContain('data-x');
  });
});

describe('a photograph from a phone', () => {
  it('a photograph from a phone is upright in every version, and keeps nothing of the camera’s data', async () => {
    await sharp(photograph)
      .resize(300)
      .withExif({ IFD0: { Make: 'Sample phone' } })
      .withMetadata({ orientation: 6 })
      .toFile(join(root, pictures, 'vet-1.jpg'));
    const { source, contents } = await buildWith('vet-1.svg');
    expect(source).toMatchObject({ img: { w: 200, h: 300 } });
    const { exif, orientation } = await sharp(contents[0]).metadata();
    expect({ exif, orientation }).toEqual({});
  });

  it('a photograph from a phone may write its ending large', async () => {
    await addPhotograph('vet-1.JPG');
    expect(contentFile('pictures/people/vet-1.svg')).toBe(join(root, pictures, 'vet-1.JPG'));
    const { files } = await buildWith('vet-1.svg');
    expect(files).toHaveLength(8);
  });
});

describe('the place of a drawing', () => {
  it('the place of a drawing is taken for a vet’s figure too, unless that has a picture of its own', async () => {
    await addPhotograph('vet-1.jpg');
    expect(contentFile('pictures/people/vet-1-bare.svg')).toMatch(/vet-1\.jpg$/);
    await writeFile(join(root, pictures, 'vet-1-bare.svg'), '<svg/>');
    expect(contentFile('pictures/people/vet-1-bare.svg')).toMatch(/vet-1-bare\.svg$/);
  });

  it('the place of a drawing is not taken by two photographs at once', async () => {
    await addPhotograph('vet-1.jpg');
    await addPhotograph('vet-1.png');
    expect(() => contentFile('pictures/people/vet-1.svg')).toThrow(
      /people has vet-1\.jpg and vet-1\.png: keep the one/,
    );
  });

  it('the place of a drawing is not taken where a drawing is needed', async () => {
    await mkdir(join(root, 'pictures/places'));
    await cp(photograph, join(root, 'pictures/places/logo.jpg'));
    expect(contentFile('pictures/places/logo.svg')).toMatch(/sample\/pictures\/places\/logo\.svg$/);
  });
});

it('a picture without a background stands as a drawing does', async () => {
  const clear = { width: 300, height: 400, channels: 4 as const, background: '#0000' };
  await sharp({ create: clear })
    .png()
    .toFile(join(root, pictures, 'vet-1.png'));
  const { source } = await buildWith('vet-1.svg');
  const picture = { src: source, width: 400, height: 480, alt: '' };
  expect(renderToStaticMarkup(<PictureImage picture={picture} />)).not.toContain('data-photo');
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
  expect(tooHeavy('dog.avif', new Uint8Array(201_000), 'content/own/dog.jpg')).toMatch(
    /^dog\.avif: 201\.0 kB, .*`npm run pictures -- --shrink content\/own\/dog\.jpg`/,
  );
  expect(tooHeavy('dog.js', new Uint8Array(201_000))).toBeUndefined();
});

describe('a photograph that is shrunk', () => {
  let file = '';
  beforeEach(() => {
    file = join(root, pictures, 'vet-1.jpg');
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });

  it('a photograph that is shrunk is 1,600 px wide, upright and without the camera’s data; a second time nothing changes', async () => {
    const flat = { width: 200, height: 2400, channels: 3 as const, background: '#7a9' };
    await sharp({ create: flat }).withMetadata({ orientation: 6 }).jpeg().toFile(file);
    expect(await shrinkPhotographs([file])).toEqual([]);
    const once = await readFile(file);
    const { width, height, orientation, exif } = await sharp(once).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 1600, height: 133 });
    await shrinkPhotographs([file]);
    expect((await readFile(file)).equals(once)).toBe(true);
  });

  it('a photograph that is shrunk is as much smaller as its versions on the site need to be', async () => {
    const grain = { width: 1600, height: 300, channels: 3 as const, background: '#888' };
    await sharp({ create: { ...grain, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .jpeg({ quality: 95 })
      .toFile(file);
    await shrinkPhotographs([file]);
    const { width } = await sharp(file).metadata();
    expect(width).toBeLessThan(1600);
    expect((await sharp(file).webp().toBuffer()).length).toBeLessThanOrEqual(200_000);
  });

  it('a photograph that is shrunk is named where it cannot be read, and left as it is', async () => {
    await writeFile(file, 'no photograph');
    expect(await shrinkPhotographs([file, join(root, 'away.jpg')])).toEqual([
      expect.stringMatching(/vet-1\.jpg: this cannot be read as a photograph\. Save it as JPEG/),
      expect.stringMatching(/away\.jpg: there is no such file\.$/),
    ]);
    expect(await readFile(file, 'utf8')).toBe('no photograph');
  });
});
