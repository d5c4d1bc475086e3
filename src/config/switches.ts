import { offPaths } from 'virtual:site';
import { addressInEnglish } from './language.ts';

export { comments, sampleForms, samples } from 'virtual:site';

/** Whether the site has what an address leads to: false for a page that is off (content/…/site.yaml), and for all below it. */
export function isOn(href: string): boolean {
  const address = addressInEnglish(href);
  return !offPaths.some(
    (path) => address.startsWith(path) && /^(?:$|[/?#])/.test(address.slice(path.length)),
  );
}

/** The links that lead somewhere. */
export function onLinks<T extends { href: string }>(links: readonly T[]): T[] {
  return links.filter(({ href }) => isOn(href));
}

/** A link, or undefined where it leads to a page that is off. */
export function onLink<T extends { href: string }>(link: T): T | undefined {
  return isOn(link.href) ? link : undefined;
}
