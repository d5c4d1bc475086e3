import type { Page } from 'playwright/test';

/** How much moved by itself, the browser's own measure, and what. */
interface Shift {
  value: number;
  parts: string[];
}

/** All layout shifts so far, the largest first, with what moved. Those after input or scrolling count too. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        // A buffered observer is called once with everything so far, but not at all where nothing moved.
        setTimeout(() => resolve([]), 300);
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          const nameOf = (node: Node | null) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80);
          resolve(
            shifts
              .map(({ value, sources }) => ({
                value,
                parts: sources.map(({ node }) => nameOf(node) ?? 'something that is gone'),
              }))
              .toSorted((a, b) => b.value - a.value),
          );
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
}

export const sumOf = (shifts: readonly Shift[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0);
