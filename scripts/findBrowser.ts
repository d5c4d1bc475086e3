// Finds a Chromium that starts, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, install } from './systemPackages.ts';

const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox does not work as root or in most containers; elsewhere it stays on. */
const noSandbox = isRoot || process.env.CI ? ['--no-sandbox'] : [];

/** Arguments for every launch. The `--disable` ones avoid delays on a machine without internet. */
export const browserArgs = [
  ...noSandbox,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Usual names and paths of installed browsers. The headless shell comes first: without a browser window around the page it
 * is quicker.
 */
const installedBrowsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether a browser starts and opens a page; without a path Playwright's own. */
async function starts(executablePath?: string): Promise<boolean> {
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

/** Runs a program; whether it succeeded. */
function run(command: string, args: string[]): boolean {
  console.error(`  ${command} ${args.join(' ')}`);
  // To stderr, because the caller prints its result to stdout.
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

/** The path of the first browser of these names that is installed and starts. */
async function findInstalledBrowser(names: string[]): Promise<string | undefined> {
  for (const name of names) {
    const path = findProgram(name);
    if (path && (await starts(path))) return path;
  }
  return undefined;
}

/**
 * The browser for the tests: the one in CHROMIUM_PATH, Playwright's own, an installed one, a fresh download, or Debian's
 * package. Each is launched once before it is chosen. `headed`: one that can show a window, which the headless shell can't.
 * No path in the result means Playwright's own. Throws if there is none.
 */
export async function findBrowser({ headed = false } = {}): Promise<{ executablePath?: string }> {
  const suits = (name: string) => !headed || name !== 'chromium-headless-shell';
  const names = installedBrowsers.filter(suits);
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return { executablePath: named };
    throw new Error(`CHROMIUM_PATH names a browser that does not start: ${named}`);
  }

  if (existsSync(chromium.executablePath()) && (await starts())) return {};

  const present = await findInstalledBrowser(names);
  if (present) return { executablePath: present };

  console.error('No browser found. Fetching one:');
  const playwright = 'node_modules/playwright/cli.js';
  if (run(process.execPath, [playwright, 'install', 'chromium']) && (await starts())) return {};

  // Older releases of Debian have no package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium'].filter(suits)) {
    install(name);
    const installed = await findInstalledBrowser(names);
    if (installed) return { executablePath: installed };
  }

  throw new Error(
    'No Chromium to test with. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install ' +
      'chromium), or name yours: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
