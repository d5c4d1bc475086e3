import { runnerImport } from 'vite';
import { siteSwitches } from '#scripts/content/siteSwitches.ts';
import { messageWords } from '#scripts/languages/messageWords.ts';

/** A module of src/ as the Hindi build has it: with Hindi in its messages, and in those of all that it imports. */
export const inHindi = <Module>(path: `/src/${string}`) => inLanguage<Module>('hi', path);

/** The same of another language. */
export async function inLanguage<Module>(code: string, path: `/src/${string}`): Promise<Module> {
  process.env.SITE_LANGUAGE = code;
  try {
    const { module } = await runnerImport<Module>(path, {
      configFile: false,
      logLevel: 'error',
      plugins: [siteSwitches(), messageWords()],
      define: { 'import.meta.env.SITE_LANGUAGE': JSON.stringify(code) },
    });
    return module;
  } finally {
    delete process.env.SITE_LANGUAGE;
  }
}

/** With ordinary spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
