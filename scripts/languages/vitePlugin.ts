import { type Plugin, runnerImport } from 'vite';
import { setFactWords } from '#scripts/content/facts.ts';
import { hindi } from '#scripts/hindi.ts';
import { builtLanguage, english } from './languages.ts';

/** Facts that are told in words are made while building, by the modules that the pages have too. */
export function factsInHindi(): Plugin {
  return {
    name: 'vetbuddy:facts-in-hindi',
    async config() {
      if (builtLanguage() === english) return;
      const { module } = await runnerImport<typeof import('#src/content/factWords.ts')>(
        '/src/content/factWords.ts',
        { configFile: false, plugins: [hindi()] },
      );
      setFactWords(module);
    },
  };
}
