// `npm run guide`: draws the pictures of docs/for-the-clinic.md: the files as an editor shows them, and the site after each change.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { failedPage, filePage, folderPage, uploadPage } from './clinicGuide/editor.ts';
import {
  articlePicture,
  type Change,
  changed,
  changes,
  portraitFile,
  slips,
} from './clinicGuide/steps.ts';
import { browserArgs, findBrowser } from './findBrowser.ts';

const folder = 'docs/for-the-clinic';

// The second brand as a clinic's own content, with all changes made.
mkdirSync('.sandbox', { recursive: true });
const own = mkdtempSync(join('.sandbox', 'guide-'));
cpSync('tests/fixtures/pawsAndCo', own, { recursive: true });
cpSync(join(own, 'pictures', articlePicture.from), join(own, 'pictures', articlePicture.to));
const entries = readdirSync(own, { withFileTypes: true });
for (const change of Object.values(changes)) {
  const before = change.text ? '' : readFileSync(join(own, change.file), 'utf8');
  writeFileSync(join(own, change.file), change.text ?? changed(before, change));
}
process.env.CONTENT = own;

const browser = await chromium.launch({ ...(await findBrowser()), args: browserArgs });
const server = await createServer({ mode: 'sandbox', logLevel: 'error', server: { port: 5290 } });
await server.listen();
const site = server.resolvedUrls?.local[0] ?? '';

const newPage = (width: number) =>
  browser.newPage({
    viewport: { width, height: 640 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  });

async function save(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

const editor = await newPage(760);

async function draw(name: string, html: string): Promise<void> {
  const file = join(own, 'page.html');
  const font = pathToFileURL(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const face = `<style>@font-face { font-family: Figtree; font-weight: 300 900; src: url(${String(font)}) }</style>`;
  writeFileSync(file, html + face);
  await editor.goto(String(pathToFileURL(file)));
  await save(name, await editor.locator('body').screenshot());
}

async function drawFile({ picture, file, edits }: Change): Promise<void> {
  const written = edits.flatMap(([, to]) => to.split('\n')).map((line) => line.trim());
  const text = readFileSync(join(own, file), 'utf8');
  const name = `content / own / ${file.replaceAll('/', ' / ')}`;
  await draw(
    picture,
    filePage(name, text, (line) => written.some((part) => line.trim().startsWith(part))),
  );
}

const website = await newPage(1000);
await website.clock.setFixedTime(new Date('2026-12-01T11:00:00+05:30'));

async function shoot(name: string, path: string, partOf?: (page: Page) => Locator): Promise<void> {
  await website.goto(site + path);
  await website.getByRole('heading', { level: 1 }).waitFor();
  const part = partOf?.(website);
  await part?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await website.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await website.waitForTimeout(1000);
  await save(name, part ? await part.screenshot() : await website.screenshot());
}

try {
  mkdirSync(folder, { recursive: true });
  const shown = entries
    .filter(({ name }) => name !== 'page.html')
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  await draw('folder', folderPage('content / own', shown, 'hours.ts'));
  for (const change of Object.values(changes)) await drawFile(change);
  await draw(
    'upload',
    uploadPage('content / own / pictures / people', portraitFile.split('/')[1] ?? ''),
  );
  await draw('message', failedPage(slips.hours.message));
  await shoot('hours-after', 'contact');
  await shoot('portrait-after', 'doctors/ira-joshi');
  await shoot('article-after', 'blog/first-night-at-home');
  await website.setViewportSize({ width: 1000, height: 1100 });
  await shoot('holiday-after', 'clinics/baner', (page) =>
    page.getByRole('region', { name: 'Opening hours' }),
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(own, { recursive: true });
}
