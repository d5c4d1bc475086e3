import { languages } from 'virtual:site';
import { keepText, readText } from '#src/components/storedText.ts';
import {
  addressInEnglish,
  addressInLanguage,
  hasPage,
  isHere,
  language,
} from '#src/config/language.ts';

/** The key of localStorage: the language that somebody has chosen, or kept. */
const choiceKey = 'language';

/** Keeps the language that somebody has chosen, for what is offered later; nobody is led to it unasked. */
export const keepChoice = (code: string) => keepText(choiceKey, code);

export const keptChoice = () => readText(choiceKey);

/** A link to this page in another language leads to where the visitor is on it; the prerendered page did not know. The language is chosen. */
export function followInLanguage(link: HTMLAnchorElement): void {
  keepChoice(link.hreflang);
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** The page at a path in each language, this one's too: the same, or the next above it that is written there. */
export function pageInLanguages(pathname: string) {
  const here = addressInEnglish(pathname);
  return languages.map(({ code, name, pages }) => {
    const path = upwards(here).find((each) => !pages || hasPage(pages, each)) ?? '/';
    return { code, name, href: addressInLanguage(code, path), isSame: path === here };
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
  // The switch is no link of the router, and has its own handler to reach.
  if (!link || link.rel === 'alternate') return;
  if (link.origin === window.location.origin && !isHere(link.pathname)) event.stopPropagation();
}
