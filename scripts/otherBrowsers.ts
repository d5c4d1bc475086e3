// Tests the main journey in Firefox and WebKit, as it is and on translated pages: `npm run test:all otherBrowsers`, or
// `npm run test:all otherBrowsers firefox` for one. Uses installed browsers, or installs Debian's packages (as root), and reports a
// browser it cannot get. With `--optional`, as in `npm run test:all`, it installs only in CI.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firefox } from './otherBrowsers/firefox.ts';
import { tryEverything } from './otherBrowsers/journey.ts';
import type { OtherBrowser, OtherBrowserKind } from './otherBrowsers/OtherBrowser.ts';
import { buildSite, resetSite, serveSite } from './otherBrowsers/site.ts';
import { webkit } from './otherBrowsers/webkit.ts';
import { install } from './systemPackages.ts';

const { values: options, positionals: named } = parseArgs({
  options: { optional: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function run({ name, packages, isInstalled, start }: OtherBrowserKind) {
  if (!isInstalled() && (!options.optional || process.env.CI)) install(...packages);
  if (!isInstalled()) {
    console.warn(`SKIPPED: no ${name} here (Debian: apt-get install ${packages.join(' ')}).`);
    return 'skipped';
  }
  const folder = mkdtempSync(join(tmpdir(), 'vetbuddy-browser-'));
  const started = Date.now();
  resetSite(folder);
  let browser: OtherBrowser | undefined;
  try {
    browser = await start(folder);
    await tryEverything(browser);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `✓ ${browser.version}: booked, logged in, first in the list, exported, also translated, no problem (${seconds} s)`,
    );
    return 'passed';
  } catch (error) {
    console.error(`✗ ${browser?.version ?? name}:`, error);
    return 'failed';
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

await buildSite();
const server = await serveSite();
const count = { passed: 0, failed: 0, skipped: 0 };
for (const kind of [firefox, webkit])
  if (named.length === 0 || named.includes(kind.name.toLowerCase())) count[await run(kind)] += 1;
await server.close();
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/otherBrowsers.json', JSON.stringify(count));
if (count.failed > 0 || (count.skipped > 0 && !options.optional)) process.exitCode = 1;
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
