/**
 * From now on a link to this page in the other language leads to where the visitor is on it, which the prerendered page did not know. On the
 * document, since such a link may be pressed before the app is there.
 */
export function followLanguageLinks(): void {
  document.addEventListener('click', follow, { capture: true });
}

function follow({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel="alternate"]');
  if (!link) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
