import { isInLatinLetters } from './englishText.ts';

/** What the page names by itself, or what nobody reads as words. */
const named = '[lang]:not(html), [translate=no], code, script, style';

/**
 * On a page of another script, marks what is still English (lang="en"), now and whenever the page changes: a voice then reads it as English,
 * and a translator knows what it has before it. The prerendered page has the same marks (scripts/languages/withEnglishMarked.ts).
 */
export function markEnglish(): void {
  const marked = new WeakSet<Element>();

  function mark(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = root; text; text = texts.nextNode()) {
      const element = text instanceof Text ? text.parentElement : null;
      if (!element) continue;
      const isEnglish = isInLatinLetters(element.textContent ?? '');
      if (marked.has(element) && !isEnglish) {
        element.removeAttribute('lang');
        marked.delete(element);
      } else if (isEnglish && !element.closest(named)) {
        element.lang = 'en';
        marked.add(element);
      }
    }
    if (!(root instanceof Element)) return;
    for (const picture of [root, ...root.querySelectorAll('img')])
      if (picture instanceof HTMLImageElement && isInLatinLetters(picture.alt))
        if (!picture.closest(named)) picture.lang = 'en';
  }

  mark(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) mark(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
