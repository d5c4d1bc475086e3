import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { hold } from './support/hold.ts';
import { hydrate } from './support/hydrate.ts';
import { callsOf, publicPages, unlisted } from './support/pages.ts';
import { staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an anchor leads to a service’s part without JavaScript', async ({ page }) => {
    await page.goto('/service#pathology');
    await expect.poll(() => topOfPathology(page)).toBeCloseTo(80, -1);
  });

  test('an unknown address says so with status 404 without JavaScript', async ({ page }) => {
    const answer = await page.goto('/nobody-was-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Page can't be found");
  });
});

/** Traces of the sandbox: its library, its logins, its stores' numbers. */
const ofSandbox = new RegExp(
  `\\bmsw\\b|mockServiceWorker|\\b55555|${staff.email}|${staff.password}`,
);

/** Bytes of a page, by gzip, that arrive with the first answer: ten segments, less half a kB of headers. */
const firstRoundTrip = 14_100;

test('every page and file that the site names is there, a page within one round trip, and none holds anything of the sandbox', async ({
  request,
}) => {
  test.slow();
  const paths = new Set<string>(['/', '/hi', ...unlisted]);
  const missing: string[] = [];
  const leaking: string[] = [];
  const large: string[] = [];
  // The set grows while it is read.
  for (const path of paths) {
    const answer = await request.get(path);
    if (!answer.ok()) missing.push(path);
    if (!/html|javascript|css/.test(answer.headers()['content-type'] ?? '')) continue;
    const text = await answer.text();
    if (ofSandbox.test(text)) leaking.push(path);
    const size = text.startsWith('<!doctype') ? gzipSync(text).length : 0;
    if (size > firstRoundTrip) large.push(`${path}: ${size}`);
    const named = text.matchAll(/ (?:href|src)="(\/[^"?#]*)|(?:\/assets|["'`]\.)\/([\w.-]+\.\w+)/g);
    for (const [, address, file] of named) paths.add(address ?? `/assets/${file}`);
  }
  expect(paths.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(leaking).toEqual([]);
  expect(large).toEqual([]);
});

test('the page’s script imports nothing, so that the app waits until the page is there', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)];
  expect(scripts).toHaveLength(1);
  const script = await (await request.get(scripts[0]![1]!)).text();
  expect(script).not.toMatch(/\b(?:from|import) ?["'`]/);
});

test('staff, visit and development pages carry noindex and are not in the sitemap', async ({
  request,
}) => {
  const listed = await publicPages(request);
  for (const path of unlisted) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(listed).not.toContain(path);
  }
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/disallow/i);
});

test('search engines get the clinic as JSON-LD', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, text = ''] = /<script type="application\/ld\+json">([^<]+)/.exec(html) ?? [];
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data['@type']).toBe('VeterinaryCare');
  expect(data.telephone).toMatch(/^\+\d+$/);
  expect(data.contactPoint).toMatchObject([
    { hoursAvailable: { 0: { opens: '09:30', closes: '19:00' } } },
    { contactType: 'emergency' },
  ]);
});

/** The top of a service's name, which stands above its open part, from the top of the window, in px. */
async function topOfPathology(page: Page): Promise<number> {
  await expect(page.getByRole('article', { name: 'Pathology' })).toBeVisible();
  const part = page.locator('details', { has: page.locator('#pathology') });
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

test('a card of another page leads to a service’s part, and the keyboard goes on from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Laboratory' }).click();
  await expect(page).toHaveURL('/service#pathology');
  await expect.poll(() => topOfPathology(page)).toBeCloseTo(80, -1);
  await page.keyboard.press('Tab');
  const part = page.getByRole('article', { name: 'Pathology' });
  await expect(part.getByRole('link').first()).toBeFocused();
});

test('a reload keeps the scroll position, and opening a page starts at its top', async ({
  page,
}) => {
  const hydratedRoot = page.locator('#root[data-hydrated]');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/about');
  await hydratedRoot.waitFor();
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBe(900);
  await page.reload();
  await hydratedRoot.waitFor();
  expect(await scrolled()).toBe(900);
  await page.goto('/service');
  await page.goto('/about');
  await hydratedRoot.waitFor();
  expect(await scrolled()).toBe(0);
});

for (const isHydrated of [true, false]) {
  test(`Back leads from the form to the first screen, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    if (isHydrated) await hydrate(page);
    // Before hydration the browser follows the anchor by itself.
    const link = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
    // Scrolls the link out from under the booking bar, as far as that is needed.
    await link.hover();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    expect(before).toBeLessThan(100);
    await link.click();
    await expect(page.getByRole('form', { name: 'Book an appointment' })).toBeInViewport();
    // Chromium adds the rest of a smooth scroll to the position that Back restores in the middle of it.
    await expect
      .poll(async () => {
        const last = await scrolled();
        await page.waitForTimeout(150);
        return (await scrolled()) - last;
      })
      .toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(scrolled).toBe(before);
  });
}

/** A page of each kind that has fields. */
const withFields = [
  '/',
  '/ContactGrooming',
  '/blog',
  '/contact',
  '/clinics/indiranagar',
  '/login',
  '/VetbuddyVisits',
];

const allFields =
  ':is(main, footer) :is(input:not([type=hidden], [type=radio]), textarea, select):is(:visible)';
const textFields = ':is(main, footer) :is(input:is([type=text], :not([type])), textarea):visible';

/** The values of a page's fields, by name and position. */
async function fieldsOf(page: Page): Promise<Record<string, string | boolean>> {
  const fields = await page.locator(allFields).evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field, place) => [
      // Counted from the last: a known clinic takes the place of its field, the first.
      `${field.name || field.type} ${all.length - place}`,
      field.type === 'checkbox' ? field.checked : field.value,
    ]),
  );
  return Object.fromEntries(fields) as Record<string, string | boolean>;
}

/** Types into every field, and chooses wherever there is a choice; returns what the fields hold. */
async function typeEverywhere(page: Page) {
  const samples: Record<string, string> = {
    email: 'early@example.com',
    tel: '9845012345',
    date: '2031-05-06',
    password: 'Secret-2026',
    search: 'Quick words',
  };
  for (const field of await page.locator(allFields).all()) {
    const type = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (type === 'checkbox') await field.check();
    else if (type === 'select-one')
      await field.evaluate((element) => {
        const select = element as HTMLSelectElement;
        const usable = [...select.options].filter(({ disabled }) => !disabled);
        select.value = usable.at(-1)!.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    else await field.fill(samples[type] ?? 'Early words');
  }
  // A field without options yet may get its value later.
  const typed = Object.entries(await fieldsOf(page)).filter(([, value]) => value !== '');
  return Object.fromEntries(typed);
}

test.describe('before hydration', () => {
  /** Holds the site's script back until it is released. */
  const holdScript = (page: Page) => hold(page, /\/assets\/startApp-.*\.js$/);

  test('the menu opens before hydration, and is still open afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScript(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    /** How many lines the icon in view is drawn with. */
    const lines = async () => {
      const [href = ''] = await toggle
        .locator('use')
        .evaluateAll((icons) =>
          icons
            .filter((icon) => icon.parentElement?.checkVisibility())
            .map((icon) => icon.getAttribute('href') ?? ''),
        );
      const [file = '', name] = href.split('#');
      const icons = await (await page.request.get(file)).text();
      const [shapes = ''] = new RegExp(`<symbol id="${name}".*`).exec(icons) ?? [];
      const paths = [...shapes.matchAll(/ d="([^"]*)"/g)];
      return paths.flatMap(([, path = '']) => path.match(/m/gi) ?? []).length;
    };
    await expect.poll(lines, 'three bars').toBe(3);
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect.poll(lines, 'a cross').toBe(2);
    release();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/#contacts');
    await expect(menu).toBeHidden();
  });

  test('the search button leads to the blog’s search before hydration', async ({ page }) => {
    await holdScript(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\??$/);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('‘Login’ pressed before hydration sends nothing, and no password gets into the address', async ({
    page,
  }) => {
    const release = await holdScript(page);
    const calls = callsOf(page);
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

  test('values and focus at the foot of the landing page survive hydration', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await form.getByLabel('Name', { exact: true }).fill('Early Bird');
    await form.getByLabel('Comments').pressSequentially('Typed before the script came.');
    release();
    // Keys that are pressed while React is at work.
    await page.keyboard.type(' And after, '.repeat(8), { delay: 20 });
    await hydrate(page);
    await expect(form.getByLabel('Comments')).toBeFocused();
    await page.keyboard.type('alive.');
    const whole = `Typed before the script came.${' And after, '.repeat(8)}alive.`;
    await expect(form.getByLabel('Comments')).toHaveValue(whole);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Early Bird');
  });

  test('no field loses what is typed before hydration', async ({ page }) => {
    test.slow();
    for (const path of withFields) {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const typed = await typeEverywhere(page);
      release();
      await hydrate(page);
      // A value that React does not know is lost with the next change in the form.
      for (const field of await page.locator(textFields).all()) {
        await field.press('End');
        await field.pressSequentially('7');
      }
      const text = /^Early words$/;
      for (const [name, value] of Object.entries(typed))
        typed[name] = typeof value === 'string' ? value.replace(text, '$&7') : value;
      expect.soft(await fieldsOf(page), path).toMatchObject(typed);
      await page.unrouteAll();
      // What a form keeps is not to fill in the next page's.
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('a part that was scrolled to before hydration is hydrated', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const clinics = page.getByRole('region', { name: 'Find your clinic' });
    await clinics.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 0);
    release();
    await expect(clinics.getByRole('status')).toHaveText('8 clinics');
    await expect(clinics).toBeInViewport();
  });

  test('anchors and links work before hydration', async ({ page }) => {
    await holdScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page).toHaveURL(/#contacts$/);
    await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
