import type { Page } from 'playwright/test';

/** A line of text that stands, as a rectangle, over a photograph. */
export interface TextOverPicture {
  words: string;
  /** Red, green, blue, 0 to 255. */
  colour: number[];
  /** At least 24 px, or bold and at least 18.66 px (WCAG 2.2). */
  isLarge: boolean;
  /** Position in the page, in px. */
  box: { left: number; top: number; width: number; height: number };
}

/** The lines of text whose place a photograph shares. What lies between them, a panel or nothing, is to be seen in the pixels. */
export async function textsOverPhotographs(page: Page): Promise<TextOverPicture[]> {
  // Lazy pictures too, as if somebody had scrolled there.
  await page.evaluate(async () => {
    const photographs = [...document.querySelectorAll<HTMLImageElement>('img[data-photo]')];
    const shown = photographs.filter(({ offsetWidth }) => offsetWidth > 0);
    for (const photograph of shown) photograph.loading = 'eager';
    while (shown.some(({ complete }) => !complete))
      await new Promise((resolve) => void setTimeout(resolve, 50));
  });
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgb = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const photographs = [...document.querySelectorAll('img[data-photo]')]
      .map((photograph) => photograph.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const { clientWidth } = document.documentElement;
    const found: TextOverPicture[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, noscript, script, style, option')) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const isOver = photographs.some(
          (photograph) =>
            line.left < photograph.right &&
            line.right > photograph.left &&
            line.top < photograph.bottom &&
            line.bottom > photograph.top,
        );
        // A slide beside the one that shows is clipped.
        if (!isOver || line.left < 0 || line.right > clientWidth || line.height < 4) continue;
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        found.push({
          words: words.slice(0, 60),
          colour: rgb(style.color),
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box: {
            left: Math.round(line.left),
            top: Math.round(line.top + scrollY),
            width: Math.max(1, Math.floor(line.width)),
            height: Math.max(1, Math.floor(line.height)),
          },
        });
      }
    }
    return found;
  });
}
