import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Dark mode changes only colours, so these rules are enough for it. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Phone and desktop, light and dark: all standards, or the rules about colours alone. */
const viewports = [
  { width: 390, height: 844, colorScheme: 'light', runOnly: standards },
  { width: 390, height: 844, colorScheme: 'dark', runOnly: colours },
  { width: 1280, height: 800, colorScheme: 'dark', runOnly: standards },
  { width: 1280, height: 800, colorScheme: 'light', runOnly: colours },
] as const;

interface Extent {
  /** At all widths unless said otherwise. */
  widths?: readonly number[];
  /** Each width in one scheme only: for a state of a page whose colours were all checked as it opened. */
  isState?: boolean;
}

/** Runs axe on the page as it is now, at both widths and in both colour schemes. */
export async function expectNoViolations(
  page: Page,
  name: string,
  { widths = [390, 1280], isState = false }: Extent = {},
) {
  for (const { width, height, colorScheme, runOnly } of viewports) {
    if (!widths.includes(width)) continue;
    if (isState && widths.length > 1 && runOnly === colours) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // What a header or a bar covers depends on how far the page is scrolled, and is no finding.
    await page.evaluate(() => scrollTo(0, 0));
    // The new colours are painted after two frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const { violations } = await new AxeBuilder({ page })
      // `preload` would fetch every style sheet again, for a rule about locked screens that does not apply here.
      .options({ runOnly: [...runOnly], resultTypes: ['violations'], preload: false })
      // In the page alone: its only frame is a video of another origin.
      .setLegacyMode()
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
