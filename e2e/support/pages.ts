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
