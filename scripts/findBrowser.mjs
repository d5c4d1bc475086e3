// Finds a Chromium that really starts, and fetches one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** Chromium's own sandbox can't be had as root or in most containers; elsewhere it stays on. */
const unboxed = isRoot || process.env.CI ? ['--no-sandbox'] : [];

/** The switches every launch gets; the long ones keep a machine without internet from waiting. */
export const browserArgs = [
  ...unboxed,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where systems keep theirs. A bare name is looked up in PATH. */
const systemBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {string} name
 * @returns {string | undefined} the whole path, where there is such a file
 */
function locate(name) {
  const folders =
    name.includes('/') || name.includes('\\') ? [''] : (process.env.PATH ?? '').split(':');
  return folders
    .map((folder) => (folder ? `${folder}/${name}` : name))
    .find((path) => existsSync(path));
}

/**
 * @param {string} [executablePath] undefined: Playwright's own
 * @returns {Promise<boolean>} whether it starts and opens a page
 */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArgs, timeout: 30_000 });
    try {
      await browser.newPage();
    } finally {
      await browser.close();
    }
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`  ${executablePath ?? "Playwright's own Chromium"}: ${reason}`);
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it went well
 */
function run(command, args) {
  console.error(`  ${command} ${args.join(' ')}`);
  // On stderr: the caller's last line on stdout is its result.
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

/** @returns {Promise<string | undefined>} the system's own browser, where one starts */
async function systemBrowser() {
  for (const name of systemBrowsers) {
    const path = locate(name);
    if (path && (await starts(path))) return path;
  }
  return undefined;
}

/**
 * The browser to test with: the one that CHROMIUM_PATH names, Playwright's own, the system's, a fresh download,
 * Debian's package; each is launched once before it is trusted.
 * @returns {Promise<{ executablePath?: string }>} no path means Playwright's own
 * @throws {Error} where none can be had
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return { executablePath: named };
    throw new Error(`CHROMIUM_PATH names a browser that does not start: ${named}`);
  }

  if (existsSync(chromium.executablePath()) && (await starts())) return {};

  const present = await systemBrowser();
  if (present) return { executablePath: present };

  console.error('No browser found. Fetching one:');
  const playwright = 'node_modules/playwright/cli.js';
  if (run(process.execPath, [playwright, 'install', 'chromium']) && (await starts())) return {};

  if (isRoot && locate('apt-get')) {
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) {
      const installed = await systemBrowser();
      if (installed) return { executablePath: installed };
    }
  }

  throw new Error(
    'No Chromium to test with. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install ' +
      'chromium), or name yours: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
