import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox fails as root and in most containers. The other switches avoid delays without internet. */
export const browserArgs = [
  ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** By speed: the headless shell starts first. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

async function starts(executablePath?: string): Promise<boolean> {
  const browser = await chromium
    .launch({ executablePath, args: browserArgs })
    .catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of paths) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

function run(command: string, ...args: string[]): void {
  console.error(`No browser yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * A Chromium that starts: CHROMIUM_PATH, Playwright's own (without a path), an installed one, a download, Debian's package. A bare
 * Debian machine needs the package: the download lacks its system libraries, or cannot be reached. Throws if none starts.
 */
export async function findBrowser(): Promise<{ executablePath?: string }> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named };
  if (existsSync(chromium.executablePath()) && (await starts())) return {};
  let executablePath = await findInstalled();
  if (executablePath) return { executablePath };
  run('npx', 'playwright', 'install', 'chromium');
  if (await starts()) return {};
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  executablePath = await findInstalled();
  if (executablePath) return { executablePath };
  throw new Error('No Chromium starts. Name yours: CHROMIUM_PATH=/path/to/chromium npm test');
}
