import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { booked, bookingForm, fillIn, send, wish } from './support/booking.ts';
import { comeAlive, readThrough } from './support/comeAlive.ts';
import { oneOfEach, publicPages, unlisted } from './support/pages.ts';
import { logIn, showDay, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What moves into view would be judged half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whatever night changes is a colour; the other rules would only find the same again. */
const colours = ['color-contrast', 'link-in-text-block'];

/** A phone and a desk; `rules` where not all of them are asked. */
const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark', rules: colours },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light', rules: colours },
] as const;

/** What axe finds, short enough to read: the rule, and where. */
async function complaints(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Legacy mode looks at this page and its own frames only, without opening another page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (
    rules ? axe.withRules([...rules]) : axe.withTags(standards)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Axe on a page, or on the state that it is in, as phone and desk show it by day and by night. */
async function judge(page: Page, name: string, widths: readonly number[] = [390, 1280]) {
  for (const { width, height, colorScheme, ...only } of looks) {
    if (!widths.includes(width)) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // The new colours are there with the next frame but one.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await complaints(page, 'rules' in only ? only.rules : undefined);
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

// Two halves, for two workers.
for (const half of [0, 1]) {
  test(`axe finds nothing on any page, ${half + 1} of 2`, async ({ page, request }) => {
    const all = oneOfEach([...(await publicPages(request)), ...unlisted, '/error']);
    expect(all.length).toBeGreaterThan(20);
    for (const path of all.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await readThrough(page);
      await judge(page, path);
    }
  });
}

test('nor in a form full of mistakes, nor in a message', async ({ page }) => {
  await page.goto('/devcontact');
  await send(await bookingForm(page));
  await expect(page.getByText('Comments cannot be empty.').first()).toBeVisible();
  await judge(page, 'booking');
  await tryToLogIn(page, { email: 'staff@vetbuddy.example', password: 'wrong' });
  await expect(page.getByText('Login failed:')).toBeVisible();
  await judge(page, 'login');
});

test('nor in the staff list, filtered, empty, and with a request opened', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await judge(page, 'the list with the message of the login');
  await page.getByLabel('From Date').fill('2026-11-16');
  await page.getByLabel('To Date').fill('2026-11-18');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await judge(page, 'filtered');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'a request');
  await page.keyboard.press('Escape');
  await showDay(page, '2030-01-01');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await judge(page, 'empty');
});

test('nor in what was asked for, after a booking', async ({ page }) => {
  await page.goto('/devcontact');
  const form = await bookingForm(page);
  await fillIn(form, wish());
  await send(form);
  await expect(page.getByText(booked)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you asked for' })).toBeVisible();
  await judge(page, 'what was asked for');
});

test('nor in the days as chart and as table, nor in the booking links', async ({ page }) => {
  await logIn(page);
  const days = page.getByRole('toolbar', { name: /^Days/ });
  await days
    .getByRole('button', { name: /: \d+ requests?,/ })
    .first()
    .click();
  await expect(days.getByRole('button', { pressed: true })).toBeVisible();
  await judge(page, 'chart, a day pressed');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Requests by day and service' })).toBeVisible();
  await judge(page, 'days as a table');
  await page.getByRole('button', { name: 'Booking links' }).click();
  const links = page.getByRole('dialog', { name: 'Booking links' });
  await expect(links.getByRole('textbox')).toHaveCount(6);
  await judge(page, 'booking links');
  await links
    .getByRole('button', { name: /^Copy the link/ })
    .first()
    .click();
  await expect(links.getByRole('status')).not.toBeEmpty();
  await judge(page, 'a link copied');
});

test('nor where the search is open, with something found and with nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await comeAlive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search').fill('vaccin');
  await expect(page.getByRole('listbox').or(page.locator('[aria-live]')).first()).toBeAttached();
  await judge(page, 'found');
  await page.getByPlaceholder('Search').fill('zzzzzz');
  await judge(page, 'nothing');
});

test('nor where the menu is open', async ({ page }) => {
  await page.goto('/about');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await judge(page, 'menu', [390]);
});

test('nor where another tab is chosen, nor in the video', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto('/home-v3');
  await readThrough(page);
  await page.getByRole('tab', { name: 'Laboratory' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
  await judge(page, 'tab');
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'video');
});
