import { paths } from '#src/config/paths.ts';
import { withoutSlash } from '#scripts/hosting/resolveRequest.ts';
import { didYouMean } from '#src/content/schema/nearest.ts';
import { redirectsSchema } from '#src/content/schema/redirects.ts';
import type { Site } from '#src/content/schema/site.ts';
import { articleIds, textIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';
import type { ContentRecords } from './records.ts';
import { offPages } from './siteSwitches.ts';

/** Old addresses that no host could match, or that are none; and those that lead nowhere, or to another one. */
export function checkRedirects(known: ContentRecords, site: Site): Problem[] {
  const { file, value } = known.get('redirects.yaml')!;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const pages = addressesOf(known, site);
  const old = Object.keys(value).map(withoutSlash);
  return Object.entries(value).flatMap(([from, to]: [string, unknown]) => {
    // Of what is no address, the schema speaks.
    const isAddress = redirectsSchema.safeParse({ [from]: to }).success;
    const text = whyNoRedirect(from, isAddress ? String(to) : '', pages, old);
    return text ? { file: file.name, line: file.lineOf([from]), text } : [];
  });
}

function whyNoRedirect(from: string, to: string, pages: string[], old: string[]): string {
  if (!/^\/(?!\/)[\w.~/-]+$/.test(from))
    return `"${from}" is no old address. Write its path, from the / on, as far as a ? or a #, in letters, digits and -._~: for example /our-doctors.php.`;
  if (pages.includes(withoutSlash(from).replace(/\.html$/, '')))
    return `${from}: the site has a page there, which nobody would reach. Take this line out.`;
  if (!to.startsWith('/')) return '';
  const path = withoutSlash(to.replace(/[?#].*/, ''));
  if (old.includes(path))
    return `${from}: ${path} is an old address too. Write where that one leads.`;
  // The page is the same whatever the id.
  if (pages.includes(path) || path.startsWith(`${paths.service}/`)) return '';
  const remedy = didYouMean(path, pages, 'Copy the address from the browser, from the / on.');
  return `${from}: the site has no page ${path}. ${remedy}`;
}

/** The address of every page that the site has. */
function addressesOf(known: ContentRecords, site: Site): string[] {
  const idsOf = (path: string) => known.get(path)?.ids ?? [];
  const all = [
    ...Object.values(paths).filter((each) => typeof each === 'string' && each !== paths.error),
    ...textIds().map(paths.text),
    ...articleIds().map(paths.article),
    ...idsOf('vets.yaml').map(paths.vet),
    ...idsOf('clinics.yaml').map(paths.clinic),
    paths.serviceDetails(),
    ...idsOf('services.yaml').map(paths.serviceDetails),
  ] as string[];
  const off = offPages(site, articleIds().length).map(({ path }) => path);
  return all.filter((each) => !off.some((path) => each === path || each.startsWith(`${path}/`)));
}
