import type { APIRequestContext } from 'playwright/test';

/** Pages that search engines may not list, so that no sitemap names them. */
export const unlisted = [
  '/login',
  '/appointmentlist',
  '/devappointmentlist',
  '/VetbuddyVisits',
  '/VetcareVetBuddyVisits',
  '/devHome',
  '/devcontact',
] as const;

/** Every public page's path, as the site's own sitemap lists them. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** Of the pages that share a layout (`/doctors/…`, `/blog/…`) the first. */
export function oneOfEach(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.replace(/^(\/[^/]+\/).+/, '$1');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
