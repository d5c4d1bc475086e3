import { addressInLanguage } from '#src/config/language.ts';
import { english } from './languages.ts';

/** A page's addresses by the languages that it is there in, English first. */
export type Versions = ReadonlyMap<string, string>;

/** The versions of a page of the built site. `exists` looks for a file in its folder. */
export function versionsOf(
  address: string,
  languages: readonly string[],
  exists: (file: string) => boolean,
): Versions {
  const others = languages
    .map((language) => [language, addressInLanguage(language, address)] as const)
    .filter(([, each]) => exists(fileOf(each)));
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
