// `npm run icons`: renders public/favicon.*, the touch and app icons and public/sharing.png. The files are committed;
// run this again after changing content/sample/pictures/places/{favicon,mark-mono-light,logo,sharing}.svg or the sharing
// text in content/sample/brand.ts. Needs a Chromium: Playwright's own, or the one in CHROMIUM_PATH.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { browserArgs, findBrowser } from './findBrowser.mjs';

/** @type {{ module: typeof import('#content/brand.ts') }} */
const { module: content } = await runnerImport(
  fileURLToPath(new URL('../content/sample/brand.ts', import.meta.url)),
  { configFile: false, logLevel: 'error' },
);

const places = fileURLToPath(new URL('../content/sample/pictures/places/', import.meta.url));
const output = fileURLToPath(new URL('../public/', import.meta.url));
const headingFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);

/** @type {(type: string, path: string) => string} a file as a data: URL */
const dataUrl = (type, path) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
/** @type {(name: string) => string} a picture of content/sample/pictures/places as a data: URL */
const picture = (name) => dataUrl('image/svg+xml', `${places}${name}.svg`);

/** @type {(name: string, id: string) => string} the fill colour of a part of a picture */
const fillOf = (name, id) =>
  new RegExp(`id="${id}"[^>]* fill="([^"]+)"`).exec(
    readFileSync(`${places}${name}.svg`, 'utf8'),
  )?.[1] ?? 'black';

/** The favicon's rounded tile, filling the image. */
const tile = `<img src="${picture('favicon')}" style="width:100%;height:100%">`;

/**
 * The mark on a background without rounded corners, for systems that crop icons. The mark takes `share` per cent of the
 * width.
 * @type {(share: number) => string}
 */
const fullBleed = (share) =>
  `<div style="width:100%;height:100%;background:${fillOf('favicon', 'favicon-tile')};display:grid;place-items:center">` +
  `<img src="${picture('mark-mono-light')}" style="width:${share}%;height:${share}%"></div>`;

const sharing =
  `<style>@font-face{font-family:Heading;src:url(${dataUrl('font/woff2', headingFont)});font-weight:200 800}</style>` +
  `<img src="${picture('sharing')}" style="position:absolute;inset:0;width:1200px;height:630px">` +
  `<img src="${picture('logo')}" style="position:absolute;left:64px;top:64px;height:72px">` +
  `<p style="position:absolute;left:70px;top:208px;width:500px;margin:0;color:${fillOf('logo', 'logo-word')};` +
  `font:680 74px/1 Heading;letter-spacing:-.03em">${content.brandForMachines.sharingWords}</p>`;

/**
 * Packs PNGs of the given sizes into one Windows icon file (PNG entries; every browser since 2010 reads them).
 * @param {{ size: number, png: Buffer }[]} images
 */
function packIco(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

mkdirSync(output, { recursive: true });
const browser = await chromium.launch({ ...(await findBrowser()), args: browserArgs });
try {
  const page = await browser.newPage({ colorScheme: 'light' });

  /**
   * Renders markup to a PNG with a transparent background.
   * @param {string} markup
   * @param {number} width px
   */
  async function render(markup, width, height = width) {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<body style="margin:0;width:${width}px;height:${height}px">${markup}</body>`,
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    return page.screenshot({ omitBackground: true });
  }

  copyFileSync(`${places}favicon.svg`, `${output}favicon.svg`);
  /** @type {{ size: number, png: Buffer }[]} */
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await render(tile, size) });
  writeFileSync(`${output}favicon.ico`, packIco(small));
  writeFileSync(`${output}icon-192.png`, await render(tile, 192));
  writeFileSync(`${output}icon-512.png`, await render(tile, 512));
  // Phones crop icons themselves; a maskable icon needs its mark inside the middle four fifths.
  writeFileSync(`${output}apple-touch-icon.png`, await render(fullBleed(72), 180));
  writeFileSync(`${output}icon-maskable-512.png`, await render(fullBleed(56), 512));
  writeFileSync(`${output}sharing.png`, await render(sharing, 1200, 630));
} finally {
  await browser.close();
}
