import { resolve } from 'node:path';
import { browserArgs } from '#scripts/findBrowser.ts';

/** A Chromium that knows the fonts of e2e/support/fonts/<fonts>.conf and no other, on Linux; elsewhere the system decides. */
export const chromiumWith = (fonts: string) => ({
  // The global set-up finds it for the workers; empty means Playwright's own.
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: browserArgs,
  env: { ...process.env, FONTCONFIG_FILE: resolve(`e2e/support/fonts/${fonts}.conf`) },
});
