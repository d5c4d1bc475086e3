import { hydrate } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Smooth scrolling would still be moving when positions are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 664 } });

test('the last of the next days is reached by a swipe and by the keyboard', async ({ page }) => {
  await page.goto('/devcontact');
  await hydrate(page);
  const days = page.getByRole('radiogroup', { name: 'Next days' });
  const open = days.getByRole('radio', { disabled: false });
  const last = open.last();
  await open.nth(1).hover();
  await expect(last).not.toBeInViewport();
  await page.mouse.wheel(600, 0);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(-600, 0);
  await expect(last).not.toBeInViewport();
  await open.nth(1).check();
  for (let day = (await open.count()) - 2; day > 0; day -= 1)
    await page.keyboard.press('ArrowRight');
  await expect(last).toBeChecked();
  await expect(last).toBeFocused();
  // Its border may lie at the screen's edge.
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('the bar of a phone leads to the emergency’s address and number', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T12:00:00+05:30');
  const bar = page.getByRole('region', { name: 'Book or call' });
  await page.goto('/blog/loud-nights');
  await hydrate(page);
  await expect(bar.getByRole('link')).toHaveText([/^Call/, 'Book Now', 'Emergency']);
  await bar.getByRole('link', { name: 'Emergency' }).click();
  await expect(page).toHaveURL('/contact#emergency');
  const help = page.getByRole('region', { name: 'In an emergency' });
  await expect(help.getByRole('heading', { name: 'In an emergency' })).toBeInViewport({ ratio: 1 });
  await expect(help.getByText('Open for emergencies now, until 9 PM')).toBeInViewport({ ratio: 1 });
  const hospital = help.getByRole('listitem').first();
  await expect(hospital.getByRole('link', { name: /^\+91/ })).toBeInViewport({ ratio: 1 });
  await expect(hospital.locator('address')).toBeInViewport({ ratio: 1 });
  await expect(hospital.getByRole('link', { name: /^Directions to/ })).toBeInViewport({ ratio: 1 });
});

test('the bar of a phone gives way to a Book Now of the page', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Book or call' });
  const own = page
    .getByRole('main')
    .getByRole('link', { name: /^Book (?:Now|with Dr Nair)$/ })
    .last();
  for (const address of ['/service/surgeries', '/timetable', '/doctors/meera-nair']) {
    await page.goto(address);
    await hydrate(page);
    await own.scrollIntoViewIfNeeded();
    await expect(own, address).toBeInViewport();
    await expect(bar, address).toBeHidden();
  }
  await page.getByRole('heading', { name: 'When she is in' }).scrollIntoViewIfNeeded();
  await expect(own).not.toBeInViewport();
  await expect(bar).toBeVisible();
});

test('the menu and the search cover the page, and the footer unfolds', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await hydrate(page);
    const banner = page.getByRole('banner');
    await test.step('the menu reaches its foot and does not repeat the header’s Book Now', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const box = await banner.getByRole('link', { name: /^Emergency/ }).boundingBox();
      expect(box!.y + box!.height).toBe(height);
      await expect(banner.getByRole('link', { name: 'Book Now' })).toHaveCount(1);
      await page.keyboard.press('Escape');
    });
    await test.step('a click on its shade closes the search', async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeFocused();
      await page.mouse.click(width / 2, height - 100);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page).toHaveURL('/about');
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('CT Scan')).toBeHidden();
  await footer.getByText('Our Services').filter({ visible: true }).first().click();
  await expect(footer.getByText('CT Scan')).toBeVisible();
});
