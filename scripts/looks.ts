// Compares every page and main state with its pictures in e2e/pictures: `npm run test:all looks`. With `-- --update` all are taken anew;
// with arguments of Playwright's as well, what differs of these: `npm run test:all looks -- --update --project 390 -g timetable`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArgs, findBrowser } from './findBrowser.ts';
import { skippedExitCode } from './systemPackages.ts';

const folder = 'e2e/pictures';
const takenWithFile = join(folder, 'takenWith.txt');

/** Git keeps every version of a picture. In bytes. */
const sizeLimit = 5_000_000;

const options = process.argv.slice(2).filter((option) => option !== '--update');
const isUpdate = process.argv.includes('--update');
const takesAll = isUpdate && options.length === 0;

const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserArgs });
// Browsers of one kind draw alike: a release changes how letters and edges are drawn, its fixes do not.
const [release] = browser.version().split('.');
const kind = `Chromium ${release} on ${process.platform} ${process.arch}`;
await browser.close();

const takenWith = readFileSync(takenWithFile, 'utf8').trim();
if (kind !== takenWith && !takesAll) {
  console.log(
    `Skipped: the pictures were taken with ${takenWith}, and this is ${kind}, which draws differently.`,
  );
  console.log('Take all with it: npm run test:all looks -- --update');
  process.exit(isUpdate ? 1 : skippedExitCode);
}

const pictures = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(folder, file));
// So that none is left of a test that has gone.
if (takesAll) for (const file of pictures()) rmSync(file);

const started = Date.now();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config=playwright.looks.config.ts',
    ...(isUpdate ? [`--update-snapshots=${takesAll ? 'all' : 'changed'}`] : []),
    ...options,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, E2E_BROWSER: executablePath },
  },
);
process.exitCode = status ?? 1;

if (isUpdate) {
  const taken = pictures().filter((file) => statSync(file).mtimeMs >= started);
  for (const file of taken) {
    // No colour further than 4 of 255 from the original: a third of the size, and well below the tolerance.
    const small = sharp(readFileSync(file)).webp({ nearLossless: true, quality: 40, effort: 4 });
    writeFileSync(file, await small.toBuffer());
  }
  writeFileSync(takenWithFile, `${kind}\n`);
  const size = pictures().reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`\n${taken.length} pictures taken. Look at them before you commit.`);
  console.log(`All weigh ${(size / 1e6).toFixed(1)} MB of ${sizeLimit / 1e6}.`);
  if (size > sizeLimit) process.exitCode = 1;
} else if (process.exitCode) {
  console.log('\nExpected, actual and different pixels: test-results/looks/');
  console.log('If that is how it should look: npm run test:all looks -- --update');
}
