import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { staff, tryToLogIn } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const today = '2026-11-18';
const clinics = ['VetBuddy Adyar', 'VetBuddy T Nagar (sample)'] as const;

/** 40 requests with long texts: today 14 for Adyar and 14 for T Nagar, in 2030 12 for Adyar. */
const records = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Karthik Subramanian ${index + 1}`,
  mobile_number: `98${String(index + 1).padStart(8, '0')}`,
  email: `karthik.subramanian.${index + 1}@mail.example.com`,
  appointment_type: index % 2 ? 'Vet Consultation' : 'Pet Vaccination',
  pet_type: 'Dog',
  location_name: index < 14 || index >= 28 ? clinics[0] : clinics[1],
  store_manager_number: '5555500013',
  appointment_date: index < 28 ? today : '2030-01-07',
  appointment_time: `${10 + Math.floor((index % 14) / 2)}:${index % 2 ? '30' : '00'}`,
  comments: `Comment ${index + 1}: limping on the left front leg since Saturday, eats well.`,
}));

const rows = (page: Page) => page.locator('[data-row]');
const owner = (page: Page, index: number) => rows(page).nth(index).getByRole('button').first();
const drawer = (page: Page) => page.getByRole('dialog');

const rowsInSight = (page: Page) =>
  rows(page).evaluateAll(
    (elements) =>
      elements.filter((row) => {
        const { height, bottom } = row.getBoundingClientRect();
        return height > 0 && bottom <= innerHeight;
      }).length,
  );

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));

/** Sets the first request's status in the drawer. */
async function phone(page: Page, outcome: string) {
  await owner(page, 0).click();
  await drawer(page).getByRole('radio', { name: outcome }).check();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
}

/** Answers the list's call for who is logged in. */
async function serveRequests(context: BrowserContext): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('**/admin-booking-list', (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return route.request().headers().authorization?.startsWith('Bearer ')
      ? route.fulfill({ headers, json: { data: records } })
      : route.fulfill({ status: 401, headers, json: { message: 'Unauthorized' } });
  });
}

test.beforeEach(async ({ context }) => serveRequests(context));

const morning = { time: new Date(`${today}T10:00:00+05:30`) };

test('a shift at the front desk loses nothing and leaves nothing', async ({ context, page }) => {
  await context.clock.install(morning);
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = page.getByRole('searchbox', { name: 'Search' });
  let todayAtAdyar = '';

  await test.step('logs in with a code and sees 14 requests below 11 controls', async () => {
    await tryToLogIn(page, { ...staff, email: 'text@vetbuddy.example' });
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(/^40 requests/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);
    const controls = page.getByRole('search').locator('input, select, button');
    expect(await controls.filter({ visible: true }).count()).toBeLessThanOrEqual(11);
  });

  await test.step('finds an owner by the end of a number, and phones', async () => {
    await search.fill('0017');
    await expect(rows(page)).toHaveCount(1);
    await owner(page, 0).click();
    await expect(drawer(page)).toContainText('Comment 17');
    await expect(drawer(page).getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
      'href',
      'tel:+919800000017',
    );
    await page.keyboard.press('Escape');
    await expect(owner(page, 0)).toBeFocused();
    await search.fill('');
  });

  await test.step('lists today at one clinic', async () => {
    await page.getByRole('combobox', { name: 'Clinic' }).selectOption(clinics[0]);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(rows(page)).toHaveCount(14);
    todayAtAdyar = page.url();
  });

  await test.step('shares the phoning with a colleague in another tab', async () => {
    await page.getByRole('combobox', { name: 'Notes' }).selectOption('To call');
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(rows(colleague)).toHaveCount(14);
    for (const outcome of ['Confirmed', 'No answer']) await phone(page, outcome);
    await expect(rows(colleague)).toHaveCount(12);
    for (const outcome of ['Changed', 'Cancelled']) await phone(colleague, outcome);
    await expect(rows(page)).toHaveCount(10);
    await colleague.close();
  });

  await test.step('keeps a note without a connection, and is told when to call again', async () => {
    await context.setOffline(true);
    await owner(page, 0).click();
    await drawer(page).getByLabel('Note').fill('After six');
    await drawer(page).getByRole('button', { name: 'In an hour' }).click();
    await expect(drawer(page).getByText(/^Kept on this computer/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Note: After six')).toBeVisible();
    await context.setOffline(false);
    await context.clock.fastForward(61 * 60_000);
    await page.getByRole('button', { name: '1 to call again' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('exports the notes', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More exports' }).click();
    await page.getByRole('button', { name: 'Export with notes' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('appointments-with-notes.csv');
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /"To call","After six","[\d-]+ 11:\d\d"\r\n$/,
    );
  });

  await test.step('prints the day', async () => {
    await page.goto(todayAtAdyar);
    await expect(rows(page)).toHaveCount(14);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('table').filter({ visible: true });
    await expect(sheet).toContainText('Comment 14');
    await expect(sheet).not.toContainText('@mail.example.com');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('logs out and leaves the notes, which hold no name and no whole number', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    const left = await kept(page);
    expect(left).toContain('Confirmed');
    expect(left).not.toMatch(/Karthik|98000000|@mail|Comment \d/);
  });

  await test.step('the next shift finds the notes, and removes them all', async () => {
    await tryToLogIn(page, staff);
    await expect(page.getByText(/^40 requests/)).toBeVisible();
    await page.goto(`${todayAtAdyar}&notes=To+call`);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Remove all notes from this computer' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rows(page)).toHaveCount(14);
    expect(await kept(page)).not.toContain('Confirmed');
  });
});

test('a phone shows four requests and a whole one, a tablet every column', async ({ page }) => {
  await page.clock.install(morning);
  await page.setViewportSize({ width: 390, height: 844 });
  await tryToLogIn(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Clinic' }).selectOption(clinics[1]);
  await expect(rows(page)).toHaveCount(14);
  await owner(page, 0).click();
  await expect(drawer(page)).toBeVisible();
  expect((await drawer(page).boundingBox())?.width).toBe(390);
  const first = await drawer(page).innerText();
  await drawer(page).getByRole('button', { name: 'Next request' }).click();
  await expect.poll(() => drawer(page).innerText()).not.toBe(first);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 1024 });
  const region = page.getByRole('region', { name: 'Appointment requests' });
  const cut = () => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(cut).toBe(0);
});

test('a login that ends in the middle of a note loses nothing', async ({ page }) => {
  // The sandbox stamps tokens with the real time.
  await page.clock.install();
  await tryToLogIn(page, { ...staff, email: 'short@vetbuddy.example' });
  await expect(page.getByText(/^40 requests/)).toBeVisible();
  // A reload forgets the refresh token.
  await page.reload();
  await owner(page, 3).click();
  const address = page.url();
  const note = drawer(page).getByLabel('Note');
  await note.fill('Phone after six');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('06:05');
  await expect(drawer(page).getByText(/^By this device’s clock your login ended/)).toBeVisible();
  await expectNoViolations(page, 'the end of a login in a request', 'desktop');
  await drawer(page).getByRole('link', { name: 'Log in again' }).press('Enter');
  await page.getByLabel('Email', { exact: true }).fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(note).toHaveValue('Phone after six');
});
