import type { Page } from 'playwright/test';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Without smooth scrolling, which would still be moving when positions are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The fields, buttons, links and texts that the scroll-to-top button covers. */
async function coveredByButton(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: 'Scroll to top' }).evaluate((button) => {
    const edge = button.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      right > edge.left + 1 && left < edge.right && bottom > edge.top && top < edge.bottom;
    const covered = new Set<string>();
    const range = document.createRange();
    const parts = [...document.querySelectorAll('main *, footer *, [aria-label="Book or call"] *')];
    for (const part of parts) {
      if (part.closest('[inert], .visually-hidden, [aria-hidden="true"]')) continue;
      const isPressed = part.matches('a, button, input, select, textarea');
      if (isPressed && isUnder(part.getBoundingClientRect())) covered.add(part.outerHTML);
      for (const text of part.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(isUnder)) covered.add(text.textContent ?? '');
      }
    }
    return [...covered];
  });
}

/** The heights that the longest pages keep, in px, with all that comes late. */
const heights = [
  { path: '/', width: 390, atMost: 7500, late: /^Book here/ },
  { path: '/', width: 1440, atMost: 9600, late: /^Book here/ },
];

for (const { path, width, atMost, late } of heights)
  test(`${path} is not too long to scroll through at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 });
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('link', { name: late }).first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(atMost);
  });

test('on a phone the footer’s services open by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await hydrate(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('CT Scan')).toBeHidden();
  await footer.getByText('Our Services').filter({ visible: true }).first().click();
  await expect(footer.getByText('CT Scan')).toBeVisible();
});

test('a press on a hero’s picture leads to the booking form, as its button does', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrate(page);
    const picture = await page.getByRole('img', { name: /^A vet kneels/ }).boundingBox();
    await page.mouse.click(picture!.x + picture!.width / 2, picture!.y + picture!.height / 2);
    await expect(page).toHaveURL('/#contacts');
    await expect(page.locator('#contacts').getByRole('textbox').first()).toBeInViewport();
  }
});

test('on a phone the scroll-to-top button is part of the booking bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toHaveCount(0);
  await page.mouse.wheel(0, 520);
  // Retry while the bar slides in.
  await expect(async () => {
    const bar = await page.getByRole('region', { name: 'Book or call' }).boundingBox();
    const cell = await button.boundingBox();
    expect(cell?.y).toBe(bar?.y);
    expect(cell?.height).toBe(bar?.height);
    expect(cell!.x).toBeGreaterThan(bar!.x + bar!.width);
  }).toPass();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test('the scroll-to-top button covers nothing of a booking page at any width', async ({ page }) => {
  await page.goto('/devcontact');
  await hydrate(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1120, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.wheel(0, 351);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    const { scrollHeight } = await page.evaluate(() => document.documentElement);
    for (let y = 351; y < scrollHeight; y += 100) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      expect.soft(await coveredByButton(page), `${y} px down at ${width} px`).toEqual([]);
    }
  }
});

test('the search covers the page with a shade, and a click on it closes the search', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await hydrate(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
    await page.mouse.click(width / 2, height - 100);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page).toHaveURL('/about');
  }
});

test('the menu covers the whole page and does not repeat the header’s Book Now', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('banner').getByRole('link', { name: /^Emergency/ });
    const box = await last.boundingBox();
    expect(box!.y + box!.height).toBe(height);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toHaveCount(1);
  }
});

test('Book Now beside the open menu leads to the form and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const address of ['/', '/about']) {
    await page.goto(address);
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    const field = page.locator('#contacts').getByRole('textbox').first();
    await expect(field).toBeInViewport();
    // A click reaches the field, so nothing covers it and it is not inert.
    await field.click();
    await expect(field).toBeFocused();
  }
});

test('the header stays complete with doubled text', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  const rightmost = () =>
    page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  for (const width of [1101, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(rightmost, `${width} px`).toBeLessThanOrEqual(width);
    expect(await rightmost(), `${width} px`).toBeGreaterThan(width / 2);
  }
});
