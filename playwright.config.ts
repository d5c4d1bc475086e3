import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { siteOrigin, siteSettings } from './e2e/support/addresses.ts';
import { browserArgs } from './scripts/findBrowser.ts';

const { hostname, port } = new URL(siteOrigin);
const vite = 'node node_modules/vite/bin/vite.js';
const site = '--outDir .sandbox/e2e-site --logLevel warn';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A worker per core: a journey waits more than it computes.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteOrigin,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      // Set by e2e/support/globalSetup.ts; empty means Playwright's own.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: browserArgs,
      // Linux draws with the fonts of this file and no others; elsewhere the system decides.
      env: { ...process.env, FONTCONFIG_FILE: resolve('e2e/support/fonts.conf') },
    },
  },
  // The production build behind scripts/staticHost.ts, with a cloud on another origin.
  webServer: {
    command: `${vite} build ${site} && ${vite} preview ${site} --host ${hostname} --port ${port} --strictPort`,
    url: siteOrigin,
    env: siteSettings,
    timeout: 300_000,
  },
});
