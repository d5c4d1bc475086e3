import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** Twelve pictures, apart from the journeys: a changed look is often meant, and each machine draws its own. */
export default defineConfig(journeys, {
  testMatch: 'looks.ts',
  outputDir: 'test-results/looks',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    // Two runs of one browser do not differ at all.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 12 },
  },
});
