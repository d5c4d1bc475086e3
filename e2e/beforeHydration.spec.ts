import type { Locator, Page } from 'playwright/test';
import { cloudOrigin } from './support/addresses.ts';
import { fieldOf, sampleStore } from './support/booking.ts';
import { staff } from './support/desk.ts';
import { hydrate } from './support/hydrate.ts';
import { holdApp } from './support/network.ts';
import { expect, test } from './support/test.ts';

test('unknown addresses and a phone’s visits work without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const answer = await page.goto('/nobody-was-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Page can't be found");

  await page.goto('/VetbuddyVisits');
  const number = page.getByLabel('Phone number');
  const show = page.getByRole('button', { name: 'Show visits' });
  await number.fill('12345');
  await show.click();
  await expect(page).toHaveURL(/\/VetbuddyVisits$/);
  await number.fill('5555502001');
  await show.click();
  await expect(page).toHaveURL(/\/VetcareVetBuddyVisits\?phone=5555502001$/);
});

test('the menu opens before hydration and is still open afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdApp(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await toggle.click();
  await expect(menu).toBeVisible();
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contacts');
  await expect(menu).toBeHidden();
});

test('anchors, links and the search button work before hydration', async ({ page }) => {
  await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page).toHaveURL(/#contacts$/);
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/blog\??$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('no password gets into the address before hydration', async ({ page }) => {
  const release = await holdApp(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(cloudOrigin)) calls.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email', { exact: true }).fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  release();
  await hydrate(page);
  expect(new URL(page.url()).search).toBe('');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/appointmentlist');
});

const withFields = [
  '/',
  '/ContactGrooming',
  '/blog',
  '/contact',
  '/clinics/indiranagar',
  '/login',
  '/VetbuddyVisits',
];

const fields =
  ':is(main, footer) :is(input:not([type=hidden], [type=radio]), textarea, select):visible';

async function valuesIn(page: Page): Promise<string[]> {
  return page
    .locator(fields)
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(
        ({ name, type, value, checked }) =>
          `${name || type}: ${type === 'checkbox' ? checked : value}`,
      ),
    );
}

async function typeInto(field: Locator): Promise<void> {
  const samples: Record<string, string> = {
    email: 'early@example.com',
    tel: '9845012345',
    date: '2031-05-06',
  };
  const type = await field.evaluate((element) => (element as HTMLInputElement).type);
  if (type === 'checkbox') await field.check();
  else if (type !== 'select-one') await field.fill(samples[type] ?? 'Early words');
  else
    await field.evaluate((element) => {
      const select = element as HTMLSelectElement;
      select.value = [...select.options].findLast(({ disabled }) => !disabled)!.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

test('what is typed before hydration survives a submit, and typing goes on', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Book an appointment' });
  await fieldOf(form, 'name').fill('Early Bird');
  await fieldOf(form, 'name').press('Enter');
  const comments = fieldOf(form, 'comments');
  await comments.pressSequentially('Typed before the script came,');
  const clinics = page.getByRole('region', { name: 'Find your clinic' });
  await clinics.scrollIntoViewIfNeeded();
  release();
  await page.keyboard.type(' while the form was hydrated,', { delay: 50 });
  // The hydrated form loads the clinics.
  await expect(form.getByRole('option', { name: sampleStore.store_name })).toHaveCount(1);
  await expect(comments).toBeFocused();
  await page.keyboard.type(' and after.');
  await expect(comments).toHaveValue(
    'Typed before the script came, while the form was hydrated, and after.',
  );
  await expect(fieldOf(form, 'name')).toHaveValue('Early Bird');
  await expect(clinics.getByRole('status')).toHaveText(/^\d+ clinics$/);
});

test('Back to an earlier document brings none of its answers back', async ({ page }) => {
  const answers = [
    { address: '/clinics/adyar#contacts', pet: 'Dog', comments: 'Limps' },
    { address: '/hi/clinics/adyar#contacts', pet: 'Cat', comments: 'Limps, and eats little' },
  ] as const;
  const form = page.locator('form').filter({ has: page.locator('[name=appointmentDate]') });
  for (const { address, pet, comments } of answers) {
    await page.goto(address);
    await hydrate(page);
    await fieldOf(form, 'petType').selectOption(pet);
    await fieldOf(form, 'comments').fill(comments);
  }
  await page.goBack();
  await hydrate(page);
  await expect(fieldOf(form, 'petType')).toHaveValue('Cat');
  await expect(fieldOf(form, 'comments')).toHaveValue('Limps, and eats little');
});

test('no field loses what is typed before hydration', async ({ page }) => {
  for (const path of withFields)
    await test.step(path, async () => {
      const release = await holdApp(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const field of await page.locator(fields).all()) await typeInto(field);
      // A select gets its options, and its value, later.
      const typed = (await valuesIn(page)).filter((value) => !value.endsWith(': '));
      release();
      await hydrate(page);
      // React drops a value that it does not know at the form's next change.
      for (const field of await page.locator(`${fields}:is([type=text], textarea)`).all()) {
        await field.press('End');
        await field.press('7');
        await field.press('Backspace');
      }
      expect(await valuesIn(page)).toEqual(expect.arrayContaining(typed));
      await page.unrouteAll();
      // The draft would fill in the next page's form.
      await page.evaluate(() => sessionStorage.clear());
    });
});

/** Controls whose press changes nothing: an arrow at its row's end, a chosen option. */
const chosen = '[aria-disabled="true"], [aria-current], [aria-pressed="true"]';

/** Clicks the nth button without pointer, key or focus. Returns whether it exists; fails if nothing changes. */
async function press(page: Page, number: number): Promise<boolean> {
  const dead = await page.evaluate(
    ([without, at]) =>
      new Promise<string | undefined>((resolve) => {
        const buttons = [...document.querySelectorAll<HTMLElement>(`button:not(${without})`)];
        const button = buttons.filter((each) => each.checkVisibility())[at];
        if (!button) return resolve('');
        const name = button.outerHTML.slice(0, 150);
        const answered = () => resolve(undefined);
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver(answered).observe(document, all);
        for (const event of ['scroll', 'popstate', 'toggle'])
          window.addEventListener(event, answered, { capture: true, once: true });
        button.click();
        setTimeout(() => resolve(name), 10_000);
      }),
    [chosen, number] as const,
  );
  expect(dead ?? '', 'a button that does not answer').toBe('');
  return dead === undefined;
}

const withButtons = [
  ['/', '/home-v2', '/clinics', '/contact', '/doctors/ananya-rao', '/login'],
  [
    '/home-v3',
    '/blog',
    '/clinics/indiranagar',
    '/timetable',
    '/appointmentlist',
    '/VetbuddyVisits',
  ],
];

for (const paths of withButtons)
  test(`every button of ${paths[0]} and five other pages answers`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        const open = async () => {
          await page.goto(path);
          await hydrate(page);
        };
        await open();
        const disabled = page.locator(':is(button, input, select, textarea):disabled');
        await expect(disabled).toHaveCount(0);
        for (let number = 0; await press(page, number); number += 1) {
          const isElsewhere = new URL(page.url()).pathname !== path;
          if (isElsewhere || (await page.locator('dialog[open], [role=dialog]').count()) > 0)
            await open();
        }
      });
  });
