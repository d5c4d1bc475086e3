import type { Plugin } from 'vite';
import type { Site } from '#src/content/schema/site.ts';
import { paths } from '#src/config/paths.ts';
import { builtLanguage, english, readLanguage } from '#scripts/languages/languages.ts';
import { languagesOfSite } from '#scripts/languages/siteLanguages.ts';
import { pageFolders } from '#scripts/languages/pageFolders.ts';
import { isContent, markdownFiles } from './folders.ts';
import { moduleCode } from './markdown/moduleCode.ts';
import { recordValues } from './records.ts';

/** The address of each page that can be off, and the folder in src/pages/ of what it alone needs. Text pages go by their files' names. */
export const switchedPages: Record<string, { path: string; folder?: string }> = {
  homeV2: { path: paths.homeV2, folder: 'home-v2' },
  homeV3: { path: paths.homeV3, folder: 'home-v3' },
  timetable: { path: paths.timetable, folder: 'timetable' },
  portfolio: { path: paths.portfolio, folder: 'portfolio' },
  prices: { path: paths.prices, folder: 'prices' },
  blog: { path: paths.blog, folder: 'article' },
  devHome: { path: paths.devHome, folder: 'dev-home' },
  devContact: { path: paths.devContact, folder: 'dev-contact' },
  devAppointmentList: { path: paths.devAppointmentList },
};

/** The pages that a site is without. Without articles there is no blog, and /appointments is a sample form and nothing else. */
export function offPages({ pages, sampleForms }: Site, articleCount: number) {
  const off = Object.entries(pages)
    .filter(([name, isOn]) => !isOn || (name === 'blog' && articleCount === 0))
    .map(([name]) => switchedPages[name] ?? { path: paths.text(name) });
  const forms = { path: paths.appointments, folder: 'appointments' };
  return [...off, ...(sampleForms ? [] : [forms])];
}

const modules: Record<string, () => string> = {
  'virtual:site': () => {
    const site = recordValues('site.yaml').site;
    return moduleCode({
      samples: site.samples,
      sampleForms: site.sampleForms,
      comments: site.comments,
      offPaths: offPages(site, markdownFiles('articles').length).map(({ path }) => path),
      timeZone: recordValues('hours.yaml').hours.timeZone,
      languages: languageList(),
    });
  },
  // A page that is off is not built.
  'virtual:pages': () => {
    const off = offPages(recordValues('site.yaml').site, markdownFiles('articles').length);
    const folders = ['gallery', ...off.flatMap(({ folder }) => folder ?? [])];
    const built = foldersInLanguage().map((folder) => `/src/pages/${folder}/*Page.tsx`);
    const globs = [...built, ...folders.map((name) => `!/src/pages/${name}/*`)];
    return `export const pages = import.meta.glob(${JSON.stringify(globs)});`;
  },
};

/** The languages that a page can be changed to. */
function languageList() {
  const others = languagesOfSite().map(({ code, name, pages }) => ({ code, name, pages }));
  return others.length > 0 ? [{ code: english, name: 'English' }, ...others] : [];
}

/** The folders in src/pages/ of the pages that are there in the language that is built. */
function foldersInLanguage(): string[] {
  const language = builtLanguage();
  if (language === english) return ['*'];
  return [...readLanguage(language).pages.map((path) => pageFolders[path] ?? ''), 'not-found'];
}

/** What the content has on and off and its clock, as modules (types: siteModule.d.ts in src/config/, pageModules.d.ts in src/app/). The site is built of what is on. */
export function siteSwitches(): Plugin {
  return {
    name: 'vetbuddy:site-switches',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(?:site|pages)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|pages)$/ },
      handler: (id) => modules[id.slice(1)]?.(),
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (isContent(file) && /\/(?:site|hours|landing)\.yaml$/.test(file)) void server.restart();
      });
    },
  };
}
