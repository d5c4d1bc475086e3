import { brand } from '#src/content/brand.ts';

/** sitemap.xml (sitemaps.org) of the addresses that search engines may list. `siteUrl` without a closing slash. */
export function sitemap(siteUrl: string, addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escape(siteUrl + address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * robots.txt (RFC 9309). Pages that shall not be found say so themselves: a list of them here would only point them out.
 * Without `siteUrl` there is no sitemap to name.
 */
export function robots(siteUrl: string): string {
  const place = siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${place}`;
}

function icon(file: string, size: number, purpose = 'any') {
  return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** The web app manifest (w3.org/TR/appmanifest). */
export function webManifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: brand.themeColour.background,
    theme_color: brand.themeColour.light,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
