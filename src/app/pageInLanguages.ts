import { languages } from 'virtual:site';
import {
  addressInEnglish,
  addressInLanguage,
  hasPage,
  isHere,
  language,
} from '#src/config/language.ts';

/** The page at a path in each language, this one's too: the same, or the next above it that is written there. */
export function pageInLanguages(pathname: string) {
  const here = addressInEnglish(pathname);
  return languages.map(({ code, name, pages }) => {
    const path = upwards(here).find((each) => !pages || hasPage(pages, each)) ?? '/';
    return { code, name, href: addressInLanguage(code, path) };
  });
}

/** '/clinics/adyar' → '/clinics/adyar', '/clinics', '/' */
function upwards(path: string): string[] {
  return path === '/' ? [path] : [path, ...upwards(path.replace(/\/[^/]*$/, '') || '/')];
}

/** A link to a page that is not written in this language: the browser follows it, since this build's router does not know it. */
export function followToOtherLanguage(event: React.MouseEvent): void {
  if (language === 'en') return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  if (link.origin === window.location.origin && !isHere(link.pathname)) event.stopPropagation();
}
