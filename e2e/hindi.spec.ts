import type { Page, Response } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { expectNoViolations } from './support/axe.ts';
import {
  bookingsOf,
  dayAhead,
  expectOutcome,
  fieldOf,
  sampleMobile,
  valuesOf,
} from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { holdApp } from './support/network.ts';
import { isHindi, listedPages, oneOfEachLayout } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { checkNarrowScreen, readWithoutScript, startWalk } from './support/walk.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'hi-IN',
  viewport: { width: 390, height: 844 },
});

const parts = 2;
for (let part = 0; part < parts; part += 1)
  test(`every kind of Hindi page is accessible: part ${part + 1} of ${parts}`, async ({
    page,
    browser,
    request,
    problems,
  }) => {
    test.setTimeout(240_000);
    const walk = await startWalk(page, browser);
    const listed = (await listedPages(request)).map(({ path }) => path);
    const layouts = oneOfEachLayout(listed.filter(isHindi));
    expect(layouts.length).toBeGreaterThan(8);
    for (const path of layouts.filter((_, index) => index % parts === part))
      await test.step(path, async () => {
        await readWithoutScript(walk.reader, path);
        await page.goto(path);
        await hydrate(page);
        await scrollThrough(page);
        await expectNoViolations(page, path, 'phone');
        await checkNarrowScreen(page, path);
      });
    expect(problems).toEqual([]);
  });

test('Hindi is set in the device’s own letters, as high as English, with the brand’s digits', async ({
  page,
}) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  /** The distance in px of a button's baseline from its middle. */
  const lineOf = async (path: string, name: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display: inline-block';
      const line = document.createElement('span');
      line.append(...button.childNodes, mark);
      button.append(line);
      // An empty inline block stands on the baseline.
      const { top, height } = button.getBoundingClientRect();
      return mark.getBoundingClientRect().bottom - top - height / 2;
    });
  };
  const inHindi = await lineOf('/hi/HomeGrooming', 'अपॉइंटमेंट बुक करें');
  const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
  const inEnglish = await lineOf('/HomeGrooming', 'Book Appointment');
  expect(Math.abs(inHindi - inEnglish)).toBeLessThan(1);
});

test('an English page loads no Hindi but the name of the language', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === siteOrigin && /^\/$|\.(?:js|css)$/.test(pathname)) files.push(response);
  });
  await page.goto('/');
  await hydrate(page);
  await scrollThrough(page);
  await expect(page.getByRole('link', { name: 'हिन्दी' }).first()).toBeVisible();
  const all = (await Promise.all(files.map((file) => file.text()))).join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  // Single letters are in the search's regular expression.
  expect(new Set(all.match(/[\u0900-\u097f]{6,}/g))).toEqual(new Set(['हिन्दी']));
});

test('the language switch keeps the page, the place on it and the clinic', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url().replace(siteOrigin, '').replace(/#.*/, ''));
  });
  const to = (language: string) => page.getByRole('banner').getByRole('link', { name: language });
  for (const [address, hasApp] of [
    ['/clinics/adyar?from=poster#hours', true],
    ['/service#vaccination', true],
    ['/?a=b#contacts', false],
  ] as const) {
    if (!hasApp) await holdApp(page);
    const inHindi = `/hi${address.replace(/^\/(?=\?)/, '')}`;
    await page.goto(inHindi, { waitUntil: 'load' });
    if (hasApp) await hydrate(page);
    await to('English').click();
    await expect(page).toHaveURL(address);
    if (hasApp) await hydrate(page);
    await to('हिन्दी').click();
    await expect(page).toHaveURL(inHindi);
    const loaded = [inHindi, address, inHindi].map((each) => each.replace(/#.*/, ''));
    expect(loads.splice(0), address).toEqual(loaded);
  }
  await page.unrouteAll();
  await page.goto('/hi?store=11#contacts');
  await expect(page.getByText('इंदिरानगर में', { exact: true })).toBeVisible();
  await to('English').click();
  await expect(page.getByText('At Indiranagar', { exact: true })).toBeVisible();
});

async function switchInMenu(page: Page, menu: string, language: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: menu, exact: true }).click();
  const open = page.getByRole('navigation', { name: menu }).locator('..');
  await open.getByRole('link', { name: language }).click();
}

test('a booking typed in Devanagari survives the switch and is sent once', async ({ page }) => {
  const bookings = bookingsOf(page);
  const [name, comments] = ['आशा कुलकर्णी', 'शनिवार से लँगड़ा रहा है; “छूने” पर रोता है।'];
  const date = dayAhead(400);

  await page.goto('/hi#contacts');
  const form = page.getByRole('form', { name: 'अपॉइंटमेंट बुक करें' });
  await expect(form.getByRole('option', { name: 'VetBuddy इंदिरानगर' })).toBeAttached();
  await fieldOf(form, 'location').selectOption('VetBuddy इंदिरानगर');
  await fieldOf(form, 'appointmentType').selectOption('ऑपरेशन');
  await fieldOf(form, 'comments').fill(comments);
  await fieldOf(form, 'name').fill(name);
  const half = await valuesOf(form);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/#contacts');
  const english = page.getByRole('form', { name: 'Book an appointment' });
  await expect.poll(() => valuesOf(english)).toEqual(half);
  await fieldOf(english, 'appointmentDate').fill(date);
  await fieldOf(english, 'email').fill('asha@example.com');

  await switchInMenu(page, 'Menu', 'हिन्दी');
  await expect(page).toHaveURL('/hi#contacts');
  const more = { ...half, appointmentDate: date, email: 'asha@example.com' };
  await expect.poll(() => valuesOf(form)).toEqual(more);
  await fieldOf(form, 'appointmentTime').selectOption('16:30');
  await fieldOf(form, 'petType').selectOption('कुत्ता');
  await fieldOf(form, 'mobileNumber').fill(
    sampleMobile.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!),
  );
  await form.getByRole('button', { name: 'अपॉइंटमेंट बुक करें' }).click();

  const booked = 'अपॉइंटमेंट बुक हो गया है!';
  await expectOutcome(form, booked);
  const confirmation = form.getByRole('region', { name: /पक्का करने के लिए/ });
  for (const text of [name, 'ऑपरेशन', 'VetBuddy इंदिरानगर'])
    await expect(confirmation).toContainText(text);
  expect(bookings).toEqual([
    {
      name,
      mobileNumber: sampleMobile,
      email: 'asha@example.com',
      appointmentType: 'Surgery',
      petType: 'Dog',
      location: '11',
      appointmentDate: date,
      appointmentTime: '16:30',
      comments,
    },
  ]);
});
