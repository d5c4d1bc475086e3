import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from 'playwright/test';
import { siteOrigin, siteSettings } from './e2e/support/addresses.ts';
import { chromiumWith } from './e2e/support/chromium.ts';

const { hostname, port } = new URL(siteOrigin);
const vite = 'node node_modules/vite/bin/vite.js';
const site = '--outDir .sandbox/e2e-site --logLevel warn';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  use: { baseURL: siteOrigin, timezoneId: 'Asia/Kolkata', locale: 'en-IN' },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'hindi*.spec.ts',
      use: { launchOptions: chromiumWith('bare') },
    },
    {
      name: 'hindi',
      testMatch: ['hindi*.spec.ts', 'devanagari.spec.ts'],
      use: {
        locale: 'hi-IN',
        viewport: { width: 390, height: 844 },
        launchOptions: chromiumWith('devanagari'),
      },
    },
    ...[firefox, webkit]
      .filter((browser) => existsSync(browser.executablePath()))
      .map((browser) => ({
        name: browser.name(),
        grep: /@main/,
        use: { browserName: browser.name() as 'firefox' | 'webkit' },
      })),
  ],
  // The production build, served as a static host would, calling a cloud on another origin.
  webServer: {
    command: `${vite} build ${site} && ${vite} preview ${site} --host ${hostname} --port ${port} --strictPort`,
    url: siteOrigin,
    env: siteSettings,
    timeout: 300_000,
  },
});
