import { defineConfig } from 'playwright/test';
import { chromiumWith } from './e2e/support/chromium.ts';
import journeys from './playwright.config.ts';

/** The widths, with the height of such a screen, in px. Each template and state is compared at the width that its test is tagged with. */
const screens = { 390: 844, 768: 1024, 1440: 900 };

/** The pages and their main states against e2e/pictures: `npx playwright test -c playwright.looks.config.ts`. */
export default defineConfig(
  { ...journeys, projects: [] },
  {
    testMatch: '*.look.ts',
    outputDir: 'test-results/looks',
    retries: 0,
    timeout: 90_000,
    snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
    // A picture that is missing is a failure, not a new reference.
    updateSnapshots: 'none',
    expect: {
      timeout: 15_000,
      // A pixel's colour (0 to 1, in YIQ), and how many pixels may exceed it. Between two runs of one browser nothing differs.
      toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 12 },
    },
    projects: Object.entries(screens).map(([width, height]) => ({
      name: width,
      grep: new RegExp(`@${width}`),
      use: {
        viewport: { width: Number(width), height },
        // Half size: a quarter of the bytes, and a shift of two pixels still shows.
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' as const },
        // The languages are named in their own letters.
        launchOptions: chromiumWith('devanagari'),
      },
    })),
  },
);
