import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { booked, bookingForm, fillIn, send, sampleBooking } from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { oneOfEach, publicPages, unlisted } from './support/pages.ts';
import { logIn, showDay, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// Without animations: axe would judge the contrast of half-transparent text.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

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
async function expectNoViolations(
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

// In two halves, so that two workers can share them.
for (const half of [0, 1]) {
  test(`axe finds nothing on any page, ${half + 1} of 2`, async ({ page, request }) => {
    const all = oneOfEach([...(await publicPages(request)), ...unlisted, '/error']);
    expect(all.length).toBeGreaterThan(20);
    for (const path of all.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await scrollThrough(page);
      await expectNoViolations(page, path);
    }
  });
}

test('axe finds nothing in forms with errors and messages', async ({ page }) => {
  await page.goto('/devcontact');
  await send(await bookingForm(page));
  await expect(page.getByText('Comments cannot be empty.').first()).toBeVisible();
  await expectNoViolations(page, 'booking');
  await tryToLogIn(page, { email: 'staff@vetbuddy.example', password: 'wrong' });
  await expect(page.getByText('Login failed:')).toBeVisible();
  await expectNoViolations(page, 'login');
});

test('axe finds nothing in the staff list when it is filtered, empty or shows a request', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await expectNoViolations(page, 'the list with the message of the login');
  await page.getByLabel('From Date').fill('2026-11-16');
  await page.getByLabel('To Date').fill('2026-11-18');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expectNoViolations(page, 'filtered');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'a request');
  await page.keyboard.press('Escape');
  await showDay(page, '2030-01-01');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await expectNoViolations(page, 'empty');
});

test('axe finds nothing in the confirmation of a booking', async ({ page }) => {
  await page.goto('/devcontact');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  await send(form);
  await expect(page.getByText(booked)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you asked for' })).toBeVisible();
  await expectNoViolations(page, 'confirmation');
});

test('axe finds nothing in the requests by day, as chart and table, and in the booking links', async ({
  page,
}) => {
  await logIn(page);
  const days = page.getByRole('toolbar', { name: /^Days/ });
  await days
    .getByRole('button', { name: /: \d+ requests?,/ })
    .first()
    .click();
  await expect(days.getByRole('button', { pressed: true })).toBeVisible();
  await expectNoViolations(page, 'chart, a day pressed');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Requests by day and service' })).toBeVisible();
  await expectNoViolations(page, 'days as a table');
  await page.getByRole('button', { name: 'Booking links' }).click();
  const links = page.getByRole('dialog', { name: 'Booking links' });
  await expect(links.getByRole('textbox')).toHaveCount(6);
  await expectNoViolations(page, 'booking links');
  await links
    .getByRole('button', { name: /^Copy the link/ })
    .first()
    .click();
  await expect(links.getByRole('status')).not.toBeEmpty();
  await expectNoViolations(page, 'a link copied');
});

test('axe finds nothing in the search, with and without results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search').fill('vaccin');
  await expect(page.getByRole('listbox').or(page.locator('[aria-live]')).first()).toBeAttached();
  await expectNoViolations(page, 'found');
  await page.getByPlaceholder('Search').fill('zzzzzz');
  await expectNoViolations(page, 'nothing');
});

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'menu', [390]);
});

test('axe finds nothing in another tab and in the video dialog', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto('/home-v3');
  await scrollThrough(page);
  await page.getByRole('tab', { name: 'Laboratory' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
  await expectNoViolations(page, 'tab');
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'video');
});
