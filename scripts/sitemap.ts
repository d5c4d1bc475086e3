import { hindiAddress } from '#src/config/hindiPages.ts';

/** sitemap.xml (sitemaps.org) of English addresses, each page in both languages if it has them. `siteUrl` has no closing slash. */
export function sitemap(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.flatMap((english) => {
    const hindi = hindiAddress(english);
    if (!hindi) return [`  <url><loc>${siteUrl}${english}</loc></url>\n`];
    const links = [
      ['en', english],
      ['hi', hindi],
      ['x-default', english],
    ].map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${address}"/>`,
    );
    return [english, hindi].map(
      (address) => `  <url><loc>${siteUrl}${address}</loc>${links.join('')}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
