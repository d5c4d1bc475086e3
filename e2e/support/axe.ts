import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

interface WithAxe {
  axe?: { run: (options: object) => Promise<AxeResults> };
}

/** The violations that axe finds, one line each: the rule and the element. */
async function findViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Once a page: parsing half a megabyte takes as long as most runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (rules) => {
      const { axe } = window as WithAxe;
      // `preload` would fetch every style sheet again, for a rule about locked screens that does not apply here.
      const options = { runOnly: rules, resultTypes: ['violations'], preload: false };
      return (await axe!.run(options)).violations;
    },
    [...runOnly],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

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
    const found = await findViolations(page, runOnly);
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
