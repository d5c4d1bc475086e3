// Compares every page and main state with its pictures in e2e/pictures: `npm run test:all looks`. With `-- --update` what
// differs is accepted. Other arguments are Playwright's: `npm run test:all looks -- --project 390 -g timetable`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import sharp from 'sharp';
import { browserArgs, findBrowser } from './findBrowser.ts';
import { skippedExitCode } from './systemPackages.ts';

const folder = 'e2e/pictures';
const takenWithFile = join(folder, 'takenWith.json');
const report = 'test-results/looks.json';

/** Git keeps every version of a picture. In bytes. */
const sizeLimit = 5_000_000;

interface Browser {
  chromium: string;
  system: string;
}

async function describeBrowser(executablePath?: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const version = browser.version();
  await browser.close();
  return { chromium: version, system: `${process.platform} ${process.arch}` };
}

const nameOf = ({ chromium: version, system }: Browser) => `Chromium ${version} on ${system}`;

/** Browsers of one kind draw alike: a release changes how letters and edges are drawn, its fixes do not. */
const kindOf = ({ chromium: version, system }: Browser) => `${version.split('.')[0]} ${system}`;

/** The paths of all pictures. */
function pictures(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(folder, file));
}

/** The pictures that the tests of the last run have. */
function comparedPictures(): Set<string> {
  const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests);
  return new Set(
    tests.flatMap(({ projectName, annotations }) =>
      annotations
        .filter(({ type }) => type === 'picture')
        .map(({ description = '' }) => join(folder, projectName, description)),
    ),
  );
}

/** Writes a picture with no colour further than 4 of 255 from the original: a third of the size, and well below the tolerance. */
async function shrink(file: string): Promise<void> {
  const small = sharp(readFileSync(file)).webp({ nearLossless: true, quality: 40, effort: 4 });
  writeFileSync(file, await small.toBuffer());
}

const all = process.argv.slice(2);
const isUpdate = all.includes('--update');
const options = all.filter((option) => option !== '--update');
const isWhole = options.length === 0;

const { executablePath } = await findBrowser();
const browser = await describeBrowser(executablePath);
const takenWith = existsSync(takenWithFile)
  ? (JSON.parse(readFileSync(takenWithFile, 'utf8')) as Browser)
  : undefined;
const isSame = takenWith !== undefined && kindOf(takenWith) === kindOf(browser);
const otherBrowser =
  takenWith && !isSame
    ? `The pictures were taken with ${nameOf(takenWith)}; this is ${nameOf(browser)}.`
    : '';

if (otherBrowser) console.log(`\n⚠ ${otherBrowser}`);
if (otherBrowser && !isUpdate) console.log('  They are compared with a wide tolerance.\n');
if (!isSame && isUpdate && !isWhole) {
  console.error(
    'Pictures of two browsers cannot be mixed: take all, `npm run test:all looks -- --update`.',
  );
  process.exit(1);
}

const started = Date.now();
rmSync(report, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config=playwright.looks.config.ts',
    ...(isUpdate ? [`--update-snapshots=${isSame ? 'changed' : 'all'}`] : []),
    ...options,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_BROWSER: executablePath ?? '',
      // The pictures are of the sample, whatever a clinic has in content/own.
      CONTENT: 'content/sample',
      LOOKS_BROWSER: otherBrowser && !isUpdate ? 'other' : 'same',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  },
);
if (!existsSync(report)) process.exit(status || 1);

const compared = comparedPictures();
const unused = isWhole ? pictures().filter((file) => !compared.has(file)) : [];
process.exitCode = status ?? 1;

if (isUpdate) {
  const taken = pictures().filter((file) => statSync(file).mtimeMs >= started);
  for (const file of taken) await shrink(file);
  for (const file of unused) rmSync(file);
  if (!isSame) writeFileSync(takenWithFile, `${JSON.stringify(browser, null, 2)}\n`);
  const size = pictures().reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`\n${taken.length} pictures taken, ${unused.length} removed.`);
  console.log(
    `All weigh ${(size / 1e6).toFixed(1)} MB of ${sizeLimit / 1e6}. Look at them before you commit.`,
  );
  if (size > sizeLimit) process.exitCode = 1;
} else {
  for (const file of unused) console.log(`✗ No test has the picture ${file}.`);
  if (unused.length > 0) process.exitCode = 1;
  if (process.exitCode) {
    console.log('\nExpected, actual and different pixels: test-results/looks/');
    console.log('If that is how it should look: npm run test:all looks -- --update');
  }
  if (process.exitCode && otherBrowser) {
    console.log(`\n⚠ Not judged: ${otherBrowser} Take them again with one browser.`);
    process.exitCode = skippedExitCode;
  }
}
