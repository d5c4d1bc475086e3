import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { drawn } from './hydrate.ts';

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // It would fetch every style sheet again, for a rule about locked screens that does not apply here.
  preload: false,
  // The only frame is a video of another origin.
  iframes: false,
};

/** A light phone and a dark desktop: the schemes differ in their tokens, the widths in their layout. */
const viewports = {
  phone: { width: 390, height: 844, colorScheme: 'light' },
  desktop: { width: 1280, height: 800, colorScheme: 'dark' },
} as const;

type Viewport = keyof typeof viewports;

export async function expectNoViolations(
  page: Page,
  name: string,
  ...on: [Viewport, ...Viewport[]]
) {
  for (const { width, height, colorScheme } of on.map((viewport) => viewports[viewport])) {
    await page.setViewportSize({ width, height });
    // A transition of colours would be judged halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Scrolled, a sticky bar may cover something.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await drawn(page);
    // Sent once for a page: axe's source has 600 kB.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const { violations } = await page.evaluate(
      (asked) => (Reflect.get(window, 'axe') as typeof axe).run(asked),
      options,
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}
