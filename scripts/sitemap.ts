import { alternatesOf, type Versions } from './languages/versions.ts';

/** sitemap.xml (sitemaps.org) of the public pages, each in all its languages. `siteUrl` has no closing slash. */
export function sitemap(siteUrl: string, pages: readonly Versions[]): string {
  const urls = pages.flatMap((versions) => {
    const links = alternatesOf(versions).map(
      ([hreflang, address]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${address}"/>`,
    );
    return [...versions.values()].map(
      (address) => `  <url><loc>${siteUrl}${address}</loc>${links.join('')}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
