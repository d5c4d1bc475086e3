import { keepText, readText } from '#src/components/storedText.ts';

/** The key of localStorage: the language that somebody has chosen, or kept. */
const choiceKey = 'language';

/** Keeps the language that somebody has chosen, for what is offered later; nobody is led to it unasked. */
export const keepChoice = (code: string) => keepText(choiceKey, code);

export const keptChoice = () => readText(choiceKey);

/**
 * From now on a link to this page in another language leads to where the visitor is on it, which the prerendered page did not know, and the
 * language is chosen. On the document, since such a link may be pressed before the app is there.
 */
export function followLanguageLinks(): void {
  document.addEventListener('click', follow, { capture: true });
}

function follow({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel="alternate"]');
  if (!link) return;
  keepChoice(link.hreflang);
  link.search = window.location.search;
  link.hash = window.location.hash;
}
