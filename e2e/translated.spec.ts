import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/hydrate.ts';

/**
 * Runs in the page: translates it as Chrome does. Each text is replaced by one of its own, in elements of its own; what comes later
 * too. The 'translation' is the text with a mark that nobody sees, which `read` takes off again.
 */
function translate() {
  const untouched = 'font, script, style, title, textarea, option, [translate="no"]';
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root instanceof Text ? [root] : [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  };
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    // Controls and outcomes keep their words, by which a journey finds them.
    const isSought = text.parentElement.closest('label, button, [role=status], [role=alert]');
    inner.textContent = isSought ? text.data : `${text.data}\u2060`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) texts(node).forEach(wrap);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What a page says, translated or not. */
const read = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');

/** What goes wrong on a page, but for markup that React finds translated: it renders that afresh. */
function watch(page: Page) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!/Minified React error #418/.test(message)) problems.push(message);
  });
  return problems;
}

test('a translated search follows what is typed', async ({ browser, baseURL }) => {
  const seen: string[] = [];
  for (const isTranslated of [false, true]) {
    const context = await browser.newContext({ baseURL });
    const tab = await context.newPage();
    if (isTranslated) await tab.addInitScript(translate);
    const problems = watch(tab);
    await tab.goto('/blog');
    await hydrate(tab);
    await tab.getByRole('button', { name: 'Search' }).first().click();
    const field = tab.getByRole('combobox', { name: 'Search this site' });
    for (const letter of 'ticks') await field.pressSequentially(letter, { delay: 150 });
    const hits = tab.getByRole('option');
    await expect(hits.first()).toBeVisible();
    seen.push((await hits.allInnerTexts()).join('; ').replaceAll('\u2060', ''));
    // Another article is another text.
    await tab.goto('/blog');
    await hydrate(tab);
    const links = tab.locator('main h3 a');
    await links.nth(0).click();
    await expect(tab.locator('main h1')).toBeVisible();
    await tab.locator('main aside a, main [class] h3 a').first().click();
    await tab.waitForTimeout(500);
    seen.push(await read(tab));
    expect(problems).toEqual([]);
    await context.close();
  }
  expect(seen[2]).toBe(seen[0]);
  expect(seen[3]).toBe(seen[1]);
});
