import { resolve } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { siteOrigin, siteSettings } from './e2e/support/addresses.ts';
import { browserArgs } from './scripts/findBrowser.ts';

const site = new URL(siteOrigin);
const vite = 'node node_modules/vite/bin/vite.js';
const report = process.env.TEST_REPORT;
/** A production build for these addresses that is there already (scripts/test.ts). */
const built = process.env.E2E_SITE;
const folder = built ?? '.sandbox/e2e-site';
const build = built ? '' : `${vite} build --outDir ${folder} --logLevel warn && `;

/** A browser that knows the fonts of e2e/support/fonts/<fonts>.conf and no other, on Linux; elsewhere the system decides. */
export function browserWith(fonts: string) {
  return {
    // Found and tried by scripts/e2e.ts; empty means Playwright's own.
    executablePath: process.env.E2E_BROWSER || undefined,
    args: browserArgs,
    env: { ...process.env, FONTCONFIG_FILE: resolve(`e2e/support/fonts/${fonts}.conf`) },
  };
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // Named in the report as well: what needs a second try has a fault.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // What `npm test` shows and counts.
  reporter: report
    ? [
        [process.stdout.isTTY ? 'line' : './e2e/support/fileReporter.ts'],
        ['json', { outputFile: report }],
      ]
    : [['list']],
  outputDir: 'test-results/e2e',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    trace: 'off',
    launchOptions: browserWith('bare'),
  },
  projects: [
    { name: 'bare', testIgnore: 'hindi*.spec.ts' },
    {
      name: 'hindi',
      testMatch: ['hindi*.spec.ts', 'devanagari.spec.ts'],
      use: {
        locale: 'hi-IN',
        viewport: { width: 390, height: 844 },
        launchOptions: browserWith('devanagari'),
      },
    },
  ],
  // The production build, served as a static host would, calling a cloud on another origin.
  webServer: {
    command: `${build}exec ${vite} preview --outDir ${folder} --host ${site.hostname} --port ${site.port} --strictPort --logLevel warn`,
    url: siteOrigin,
    env: { ...siteSettings },
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
