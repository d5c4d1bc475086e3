import { isHere } from '#src/config/hindiPages.ts';
import { language } from '#src/config/language.ts';

/** A link to a page that is there in English alone: the browser follows it, since the router of the Hindi build does not know it. */
export function followToEnglish(event: React.MouseEvent): void {
  if (language === 'en') return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  if (link.origin === window.location.origin && !isHere(link.pathname)) event.stopPropagation();
}
