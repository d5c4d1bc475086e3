import type { Rolldown } from 'vite';

/** The staff's pages and the login. */
const staff = /\/src\/(app\/(Staff|Plain)Layout|pages\/(appointment-list|login|visits))/;

/** Every other page. */
const site = /\/src\/(app\/SiteLayout|pages\/(?!shared))/;

/**
 * The file for a module that several pages share: `staff` or `site` where only those have it, otherwise `shared`. So a page is a few
 * files, and nobody loads the other half.
 */
export function sharedChunk(
  module: string,
  chunking: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): string {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    if (staff.test(id)) users.add('staff');
    else if (site.test(id)) users.add('site');
    else {
      const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(id) ?? {};
      // The app itself imports it.
      if (importers.length + dynamicImporters.length === 0) users.add('shared');
      for (const importer of [...importers, ...dynamicImporters]) visit(importer);
    }
  };
  visit(module);
  const [only, ...others] = users;
  return only && others.length === 0 ? only : 'shared';
}
