/** Adds query and anchor to language links; on the document, since hydration may come later. */
export function followLanguageLinks(): void {
  document.addEventListener('click', follow, { capture: true });
}

function follow({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel="alternate"]');
  if (!link) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
