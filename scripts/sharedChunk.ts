import type { Rolldown } from 'vite';

/** The staff's pages and the login. */
const staff = /\/src\/(app\/(Staff|Plain)Layout|pages\/(appointment-list|login|visits))/;

/** What the routes load: the code of a page, or what is around it. */
const route = /\/src\/(app\/\w+Layout|pages\/.*Page)\.tsx$/;

/** The landing pages, and what is around every page. */
const landing = /\/src\/(app\/SiteLayout|pages\/home)/;

/** Shows sections that no page has: what it shares with one page is that page's. */
const gallery = /\/src\/pages\/gallery\//;

/** Every other page. */
const inner = /\/src\/pages\/(?!shared)/;

/**
 * The file for a module that several pages share: `staff` where only those have it, `inner` where no landing page has it at once either,
 * `site` where the staff's have it not at once, otherwise `shared`; `desk` is what several dialogs and other later parts of the staff's
 * pages share, and no page at once. So a page is a few files, and nobody loads the other half.
 */
export function sharedChunk(
  module: string,
  chunking: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): string {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string, isLater: boolean) => {
    const step = `${id} ${isLater}`;
    if (seen.has(step)) return;
    seen.add(step);
    const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(id) ?? {};
    const isOpened = importers.length === 0 && dynamicImporters.every((file) => staff.test(file));
    if (staff.test(id)) users.add(isOpened ? 'dialog' : 'staff');
    else if (gallery.test(id)) return;
    // The search and what else opens on every page: whoever opens it fetches the file that the next page needs.
    else if (landing.test(id)) users.add(isLater ? 'inner' : 'site');
    else if (inner.test(id)) users.add('inner');
    else {
      // The app itself imports it.
      if (importers.length + dynamicImporters.length === 0) users.add('shared');
      for (const importer of importers) visit(importer, isLater);
      for (const importer of dynamicImporters) visit(importer, true);
    }
  };
  visit(module, false);
  // A dialog of the staff's that shows a part of the site fetches the site's file when it opens.
  if (users.delete('dialog') && !users.has('site') && !users.has('inner')) users.add('staff');
  if (users.has('site')) users.delete('inner');
  const [only, ...others] = users;
  if (only === 'staff' && others.length === 0)
    return isLoadedWithPage(module, chunking) ? 'staff' : 'desk';
  return only && others.length === 0 ? only : 'shared';
}

function isLoadedWithPage(
  module: string,
  chunking: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): boolean {
  const seen = new Set<string>();
  const visit = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    return route.test(id) || (chunking.getModuleInfo(id)?.importers ?? []).some(visit);
  };
  return visit(module);
}
