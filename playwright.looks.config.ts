import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** Twelve pictures against e2e/pictures, apart from the journeys: a changed look is often meant, and each machine draws its own. */
export default defineConfig(journeys, {
  testMatch: 'looks.ts',
  outputDir: 'test-results/looks',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a failure, not a new reference.
  updateSnapshots: 'none',
  expect: {
    // A pixel's colour (0 to 1, in YIQ), and how many pixels may exceed it. Between two runs of one browser nothing differs.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 12 },
  },
});
