import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Dark mode changes only colours, so these rules are enough for it. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Phone and desktop, light and dark. Without `rules` all standards are checked. */
const viewports = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark', rules: colours },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light', rules: colours },
] as const;

/** What axe finds, as one line each: the rule, and where. */
async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Legacy mode does not open another page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (
    rules ? axe.withRules([...rules]) : axe.withTags(standards)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Runs axe on the page in its current state, at both widths and in both colour schemes. */
export async function expectNoViolations(
  page: Page,
  name: string,
  widths: readonly number[] = [390, 1280],
) {
  for (const { width, height, colorScheme, ...only } of viewports) {
    if (!widths.includes(width)) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // The new colours are painted after two frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await findViolations(page, 'rules' in only ? only.rules : undefined);
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
