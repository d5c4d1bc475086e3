import { alternatesOf, type Versions } from './languages/versions.ts';

type Brand = typeof import('#content/brand.yaml').brand;
type BrandForMachines = typeof import('#content/brand.yaml').brandForMachines;

/** sitemap.xml (sitemaps.org) of the public pages, each in all its languages. `siteUrl` has no closing slash. */
export function sitemap(siteUrl: string, pages: readonly Versions[]): string {
  const urls = pages.flatMap((versions) => {
    const links = alternatesOf(versions).map(
      ([hreflang, address]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(siteUrl + address)}"/>`,
    );
    return [...versions.values()].map(
      (address) => `  <url><loc>${escape(siteUrl + address)}</loc>${links.join('')}</url>\n`,
    );
  });
  const links = pages.some(({ size }) => size > 1)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${urls.join('')}</urlset>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** What robots.txt says besides where the site's address is known. */
export function sitemapLine(siteUrl: string): string {
  return `\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escape(content)}">`;
}

/**
 * The sharing tags that are the same on every public page (ogp.me). Chat apps need full URLs: without `siteUrl` there is
 * no picture.
 */
export function sharingTags(
  siteUrl: string,
  brand: Brand,
  { sharingPictureAlt }: BrandForMachines,
): string {
  const textTags = tag('og:type', 'website') + tag('og:site_name', brand.name);
  if (!siteUrl) return textTags;
  return [
    textTags,
    tag('og:image', `${siteUrl}/sharing.png`),
    tag('og:image:width', '1200'),
    tag('og:image:height', '630'),
    tag('og:image:alt', sharingPictureAlt),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/**
 * What the head of a page in several languages says of them (developers.google.com, localized versions; ogp.me). `language` is the page's own,
 * `country` where the languages are spoken: 'hi' and 'IN'. The links need `siteUrl`.
 */
export function languageTags(
  siteUrl: string,
  versions: Versions,
  language: string,
  country: string,
): string {
  const localeOf = (code: string) => `${code}_${country}`;
  const others = [...versions.keys()].filter((code) => code !== language);
  const links = siteUrl ? alternatesOf(versions) : [];
  return [
    tag('og:locale', localeOf(language)),
    ...others.map((code) => tag('og:locale:alternate', localeOf(code))),
    ...links.map(
      ([hreflang, address]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escape(siteUrl + address)}">`,
    ),
  ].join('');
}
