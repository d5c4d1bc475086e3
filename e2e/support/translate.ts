/**
 * Runs in a page before its scripts: translates it as Chrome does. Each text is replaced by one of its own, in elements of its own,
 * before hydration and after; what comes or changes later, too. The 'translation' is the text with a mark that nobody sees, U+200B.
 */
export function translate(): void {
  const untouched = 'font, script, style, noscript, title, textarea, [translate="no"]';
  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { data, parentElement } = text;
      if (!data.trim() || !parentElement || parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${data}\u200B`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translateIn);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
