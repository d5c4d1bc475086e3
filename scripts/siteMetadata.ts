import { brand, brandForMachines } from '#src/content/brand.ts';
import { drawnColours, paletteOf } from './brand/palette.ts';

/** sitemap.xml (sitemaps.org) of the addresses that search engines may list. `siteUrl` without a closing slash. */
export function sitemap(siteUrl: string, addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escape(siteUrl + address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
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
  const tones = paletteOf(brandForMachines.colours);
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: tones.get(drawnColours.page),
    theme_color: tones.get('#ddf1e7'),
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escape(content)}">`;
}

/** What is the same in the sharing card of every public page (ogp.me). Chat apps want whole addresses: '' gives words alone. */
export function sharingTags(siteUrl: string): string {
  const words = tag('og:type', 'website') + tag('og:site_name', brand.name);
  if (!siteUrl) return words;
  return [
    words,
    tag('og:image', `${siteUrl}/sharing.png`),
    tag('og:image:width', '1200'),
    tag('og:image:height', '630'),
    tag('og:image:alt', brandForMachines.sharingPictureAlt),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
