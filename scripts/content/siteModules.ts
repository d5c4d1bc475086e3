import type { Plugin } from 'vite';
import { builtLanguage, english, readLanguage } from '#scripts/languages/languages.ts';
import { languagesOfSite } from '#scripts/languages/siteLanguages.ts';
import { pageFolders } from '#scripts/languages/pageFolders.ts';
import { moduleCode } from './markdown/moduleCode.ts';
import { zone } from '#content/hours.ts';

const modules: Record<string, () => string> = {
  'virtual:site': () =>
    moduleCode({
      timeZone: zone,
      languages: [
        { code: english, name: 'English' },
        ...languagesOfSite().map(({ code, name, pages }) => ({ code, name, pages })),
      ],
    }),
  'virtual:pages': () => {
    const built = foldersInLanguage().map((folder) => `/src/pages/${folder}/*Page.tsx`);
    return `export const pages = import.meta.glob(${JSON.stringify([...built, '!/src/pages/gallery/*'])});`;
  },
};

/** The folders in src/pages/ of the pages that are there in the language that is built. */
function foldersInLanguage(): string[] {
  const language = builtLanguage();
  if (language === english) return ['*'];
  return [...readLanguage(language).pages.map((path) => pageFolders[path] ?? ''), 'not-found'];
}

/** The site's clock, languages and pages as modules (types: siteModule.d.ts in src/config/, pageModules.d.ts in src/app/). */
export function siteModules(): Plugin {
  return {
    name: 'vetbuddy:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(?:site|pages)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|pages)$/ },
      handler: (id) => modules[id.slice(1)]?.(),
    },
  };
}
