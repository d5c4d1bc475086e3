import { type Ask, outcomeOf, typeOf } from './ask.ts';
import { type Findings, mend, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import type { Site } from './site.ts';

/** The addresses of the sitemap; [] where there is none. */
export async function sitemapUrls({ origin }: Site, ask: Ask): Promise<string[]> {
  const { status, body } = await ask(`${origin}/sitemap.xml`);
  if (status !== 200) return [];
  const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
  return urls.filter((url) => URL.canParse(url));
}

/** Whether search engines and shared links are told the address that visitors use. */
export async function* checkSearch(site: Site, ask: Ask): Findings {
  const { origin, home, host } = site;
  const remedy = remedyFor(host, 'pages');
  const robots = await ask(`${origin}/robots.txt`);
  if (robots.status !== 200 || typeOf(robots) !== 'text/plain')
    return yield mend(`/robots.txt ${outcomeOf(robots)} (${typeOf(robots)})`, remedy);
  if (/^Disallow:\s*\/\s*$/im.test(robots.body))
    yield mend(
      '/robots.txt keeps search engines out',
      'deploy the robots.txt that the build wrote',
    );
  const build = `build with VITE_SITE_URL=${origin}, if visitors find the site there`;
  const named = /^Sitemap:\s*(\S+)/im.exec(robots.body)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.body)?.[1];
  if (!named || !canonical)
    return yield warn('the site does not know its own address: there is no sitemap', build);
  const urls = await sitemapUrls(site, ask);
  const foreign = [named, canonical, ...urls].find((url) => !url.startsWith(`${origin}/`));
  if (foreign) yield mend(`the site says that it is at ${foreign}`, build);
  else if (urls.length === 0) yield mend('/sitemap.xml lists no page', remedy);
}
