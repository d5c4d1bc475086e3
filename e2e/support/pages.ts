import { readdirSync } from 'node:fs';
import type { APIRequestContext } from 'playwright/test';

/** Pages with `noindex`, which are not in the sitemap. */
export const unlisted = [
  '/login',
  '/appointmentlist',
  '/devappointmentlist',
  '/VetbuddyVisits',
  '/VetcareVetBuddyVisits',
  '/devHome',
  '/devcontact',
  '/appointments',
] as const;

/** The paths of the pages in the sitemap, and their URLs by language; {} if there is one alone. */
export async function listedPages(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(
    ([, url = '', links = '']) => ({ path: new URL(url).pathname, versions: versionsIn(links) }),
  );
}

/** The `hreflang` links in markup: URLs by language. */
export function versionsIn(markup: string): Record<string, string> {
  const links = markup.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...links].map(([, language, url]) => [language!, url!]));
}

export const isHindi = (path: string) => /^\/hi(?:\/|$)/.test(path);

/** Text pages share a layout; each is a file, named as its address. */
const texts = readdirSync('content/texts')
  .filter((file) => file.endsWith('.md') && !file.startsWith('privacy.'))
  .map((file) => `/${file.slice(0, -'.md'.length)}`);

/** The first page of each layout, such as one article. */
export function oneOfEachLayout(paths: readonly string[]): string[] {
  const layoutOf = (path: string) =>
    texts.includes(path) ? 'text' : path.replace(/^((?:\/hi)?\/(?!hi\/)[^/]+\/).+/, '$1');
  return [...new Map(paths.toReversed().map((path) => [layoutOf(path), path])).values()];
}
