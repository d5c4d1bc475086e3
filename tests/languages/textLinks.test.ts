// @vitest-environment node
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { markdown } from '#scripts/content/markdown/vitePlugin.ts';

it('names the texts, which are in English alone, in English on Hindi pages', async () => {
  process.env.SITE_LANGUAGE = 'hi';
  try {
    const { module } = await runnerImport<typeof import('virtual:text-links')>(
      'virtual:text-links',
      { configFile: false, logLevel: 'error', plugins: [markdown()] },
    );
    expect(module.textLinks.map(({ label }) => label).join()).not.toMatch(/\p{Script=Devanagari}/u);
  } finally {
    delete process.env.SITE_LANGUAGE;
  }
});
