import { addressInLanguage, hasPage } from '#src/config/language.ts';
import { english, type Language } from './languages.ts';

/** A page's addresses by the languages that it is there in, English first. */
export type Versions = ReadonlyMap<string, string>;

/** The versions of an English address, which may be a path of the route table: its own and, where the page is translated, the others. */
export function versionsOf(address: string, languages: readonly Language[]): Versions {
  const others = languages
    .filter(({ pages }) => hasPage(pages, address))
    .map(({ code }) => [code, addressInLanguage(code, address)] as const);
  return new Map([[english, address], ...others]);
}

/** The file of an address in the built folder. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The versions that search engines are told, `x-default` being for whoever reads none of the languages; none where there is only one. */
export function alternatesOf(versions: Versions): [hreflang: string, address: string][] {
  return versions.size > 1 ? [...versions, ['x-default', versions.get(english)!]] : [];
}
