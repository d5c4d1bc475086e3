import { expect, type Page } from 'playwright/test';
import { drawn } from './hydrate.ts';

/** Equals a window of 640 px zoomed to 200 % (WCAG 1.4.4). */
export const doubledText = 'html { font-size: 200% }';

/** The texts that are cut off by a box that hides its overflow, or by the screen's edge. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
        continue;
      // Skip text that is not visible: for screen readers only, or on hidden slides.
      if (holder.closest('[inert], .visually-hidden, [aria-hidden="true"], option')) continue;
      range.selectNodeContents(text);
      // A line box is higher than its letters.
      const tolerance = Math.max(6, parseFloat(getComputedStyle(holder).fontSize) * 0.15);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        for (let part: Element | null = holder; part; part = part.parentElement) {
          const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(part);
          if (clipPath !== 'none' || textOverflow === 'ellipsis' || position === 'fixed') break;
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (['auto', 'scroll'].includes(overflowX) || part === document.body) break;
          const frame = part.getBoundingClientRect();
          const isBeside =
            hides(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2);
          const isBelow =
            hides(overflowY) &&
            (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance);
          if (isBeside || isBelow)
            cut.add(`'${text.textContent.trim().slice(0, 40)}' in ${part.className}`);
        }
      }
    }
    return [...cut];
  });
}

/** Replaces the reader's own CSS rules. The site's policy would block a `<style>` element. */
export async function setRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  await drawn(page);
}

/** Checks that no text of the page is cut off, and that it does not scroll sideways. */
export async function expectWholeText(page: Page, setting: string): Promise<void> {
  // Polled: carousels measure themselves a moment after the page.
  const softly = expect.configure({ soft: true });
  await softly.poll(() => cutTexts(page), setting).toEqual([]);
  const root = page.locator('html');
  const sideways = await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(sideways, setting).toBeLessThanOrEqual(0);
}

/** Controls that leave the screen, or overlap by more than 2 px at every scroll position. */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const front = document.querySelector('dialog:modal') ?? document;
    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40) ||
      control.outerHTML.slice(0, 60);
    // A row that can be scrolled sideways, such as slides.
    const isInRow = (part: Element | null): boolean =>
      part !== null &&
      part !== front &&
      ((['auto', 'scroll'].includes(getComputedStyle(part).overflowX) &&
        part.scrollWidth > part.clientWidth + 1) ||
        part.matches('[data-enhanced]') ||
        isInRow(part.parentElement));
    const barOf = (part: Element | null): Element | null =>
      part && !['fixed', 'sticky'].includes(getComputedStyle(part).position)
        ? barOf(part.parentElement)
        : part;
    const overlap = (box: DOMRect, next: DOMRect) => {
      const width = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      return width > 2 && height > 2;
    };
    const isFreeAt = (each: Element, control: Element, other: Element) => {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !overlap(control.getBoundingClientRect(), other.getBoundingClientRect());
    };
    const controls = [...front.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !isInRow(control.parentElement))
      // The skip link comes over the page with the focus; hidden links repeat others on a picture.
      .filter((control) => !control.matches('[href="#main"], [aria-hidden]'))
      .map((control) => ({ control, box: control.getBoundingClientRect(), bar: barOf(control) }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const found = controls
      .filter(({ box }) => box.left < -1 || box.right > document.documentElement.clientWidth + 1)
      .map(({ control }) => `${nameOf(control)} leaves the screen`);
    for (const [index, { control, box, bar }] of controls.entries())
      for (const { control: other, box: next, bar: otherBar } of controls.slice(index + 1)) {
        // 'Show password' stands in its field.
        if (control.matches('input') && control.parentElement?.contains(other)) continue;
        if (!overlap(box, next)) continue;
        if (bar !== otherBar && [control, other].some((each) => isFreeAt(each, control, other)))
          continue;
        found.push(`${nameOf(control)} lies over ${nameOf(other)}`);
      }
    return found;
  });
}
