import type { APIRequestContext, Page } from 'playwright/test';
import { cloudOrigin } from './addresses.ts';

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

/** The paths of the English pages in the sitemap. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  return (await sitemapPages(request)).filter(({ isEnglish }) => isEnglish).map(({ path }) => path);
}

/** The paths of the Hindi pages in the sitemap. */
export async function pagesInHindi(request: APIRequestContext): Promise<string[]> {
  const paths = (await sitemapPages(request)).map(({ path }) => path);
  return paths.filter((path) => /^\/hi(?:\/|$)/.test(path));
}

/** The pages in the sitemap, with the URLs that it names of each by language. */
export async function sitemapPages(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, url, links]) => {
    const versions = versionsIn(links!);
    return { path: new URL(url!).pathname, versions, isEnglish: (versions['en'] ?? url) === url };
  });
}

/** The URLs of a page in other languages and in its own that markup names, by language; {} where there are none. */
export function versionsIn(markup: string): Record<string, string> {
  const links = markup.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...links].map(([, language, url]) => [language!, url!]));
}

/** One public page of each layout. They are listed here so that each can have a test of its own. */
export const publicLayouts = [
  '/',
  '/ContactGrooming',
  '/HomeGrooming',
  '/about',
  '/blog',
  '/blog/two-minutes-a-day',
  '/careers',
  '/clinics',
  '/clinics/indiranagar',
  '/contact',
  '/doctors',
  '/doctors/ananya-rao',
  '/home-v2',
  '/home-v3',
  '/portfolio',
  '/privacy',
  '/service',
  '/service/service-details',
  '/timetable',
  '/who-owns-us',
] as const;

/** The text pages. */
const texts = [
  '/careers',
  '/first-visit',
  '/register-your-pet',
  '/repeat-prescription',
  '/saying-goodbye',
  '/who-owns-us',
  '/your-feedback',
];

/** What the paths of pages with the same layout have in common: `/doctors/`, `/blog/`. */
export function layoutOf(path: string): string {
  return texts.includes(path) ? '/{text}' : path.replace(/^(\/[^/]+\/).+/, '$1');
}

/** Collects the calls that a page makes from now on: method and path. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(cloudOrigin))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}
