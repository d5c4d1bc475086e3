import { type Plugin, runnerImport } from 'vite';
import { setFactWords } from '#scripts/content/facts.ts';
import { builtLanguage, english, readLanguage } from './languages.ts';
import { messageWords } from './messageWords.ts';

/**
 * Builds the site in the language that the environment names (SITE_LANGUAGE): words of code in the place of the English ones, so that no page
 * carries another language's. The words of records are changed where they are read (scripts/content/records.ts).
 */
export function languages(): Plugin {
  return {
    name: 'vetbuddy:languages',
    enforce: 'pre',
    async config() {
      const code = builtLanguage();
      if (code === english) return { define: defined(code) };
      const { pages } = readLanguage(code);
      const define = defined(code, pages);
      // Facts that are told in words are made while building, by the modules that the pages have too.
      const { module } = await runnerImport<typeof import('#src/content/factWords.ts')>(
        '/src/content/factWords.ts',
        { configFile: false, plugins: [messageWords()], define },
      );
      setFactWords(module);
      return { define };
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="${builtLanguage()}"`),
  };
}

const defined = (code: string, pages?: readonly string[]) => ({
  'import.meta.env.SITE_LANGUAGE': JSON.stringify(code),
  'import.meta.env.SITE_PAGES': JSON.stringify(pages?.join(' ')) ?? 'undefined',
});
