import type { Page } from 'playwright/test';
import { cloudOrigin, siteOrigin } from './support/addresses.ts';
import { booked, bookingForm, fillIn, send, valuesOf, sampleBooking } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { unlisted } from './support/pages.ts';
import { collectViolations } from './support/policy.ts';
import { logIn, staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the content security policy is in force', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/about');
  await hydrate(page);
  expect(violations).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    document.body.setAttribute('style', 'color: red');
    void fetch('https://elsewhere.example/').catch(() => undefined);
  });
  const directives = () => violations.map((what) => what.split(' ')[1]);
  await expect
    .poll(() => new Set(directives()))
    .toEqual(new Set(['script-src-elem', 'style-src-attr', 'connect-src']));
  await expect(page).not.toHaveTitle('run');
});

test('a booking, a video, a login and an export do not violate the content security policy', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  const playerUrls: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    playerUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  await page.goto('/devcontact');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();

  await page.goto('/home-v3');
  await hydrate(page);
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  await expect.poll(() => playerUrls.length).toBe(1);
  await expect.poll(() => page.frames().length).toBe(2);

  await logIn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await (await download).path();
  expect(violations).toEqual([]);
});

test('no other site can show this one in a frame', async ({ page, request }) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Trap</title><iframe src="${siteOrigin}/login"></iframe>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  const headers = (await request.get('/login')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

/** A script that sets a mark if it runs. */
const mark = 'window.marked=1';
const wasMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('URLs and markup in API data are shown as text and not run', async ({ page }) => {
  const traps = [
    `javascript:${mark}`,
    ` JaVaScRiPt:${mark}`,
    `java\nscript:${mark}`,
    `data:text/html,<script>top.${mark}</script>`,
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//elsewhere.example/x',
    `<img src=x onerror="${mark}">`,
  ];
  const data = traps.map((trap, id) => ({
    id,
    patient_name: trap,
    phone: trap,
    supporting_documents: trap,
    created_on: trap,
  }));
  await page.route('**/xml/vetbuddy-visits**', (route) =>
    route.fulfill({
      json: { data, totalPages: 1 },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  for (const path of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=1']) {
    await page.goto(path);
    await expect(page.getByRole('row')).toHaveCount(traps.length + 1);
    expect(await page.getByRole('table').locator('a').count(), path).toBe(0);
    expect(await page.getByRole('table').locator('img').count(), path).toBe(0);
    await expect(page.getByText(traps[0]!).first()).toBeVisible();
    expect(await wasMarked(page)).toBe(false);
  }
});

const markup = `"><img src=x onerror="${mark}"><script>${mark}</script>`;
const parameters = [
  'phone',
  'page',
  'store',
  'type',
  'pet',
  'q',
  'search',
  'category',
  'from',
  'to',
];
const query = new URLSearchParams([
  ...parameters.map((name) => [name, markup]),
  ['next', `javascript:${mark}`],
  ['__proto__', markup],
]);

/** The pages whose own code reads the address, and one of each layout. */
const reading = [
  ['/', '/blog', '/contact', '/error'],
  unlisted.filter((path) => path !== '/devappointmentlist'),
];

for (const paths of reading)
  test(`markup in the address of ${paths.join(', ')} does not run`, async ({ page }) => {
    test.slow();
    const violations = await collectViolations(page);
    for (const path of paths) {
      await page.goto(`${path}?${query}#${encodeURIComponent(markup)}`);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(await wasMarked(page), path).toBe(false);
      const traps = page.locator('img[src="x"], a[href^="javascript:"]');
      expect(await traps.count(), path).toBe(0);
    }
    expect(violations).toEqual([]);
  });

test('markup in an address is shown as text at most, and fills in nothing', async ({ page }) => {
  await page.goto(`/devHome?${query}`);
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=');
  await page.goto(`/devcontact?${query}`);
  const form = await bookingForm(page);
  expect(new Set(Object.values(await valuesOf(form)))).toEqual(new Set(['']));
});

test('only the identity token of a sign-in is stored', async ({ page, context }) => {
  await page.route(`${cloudOrigin}/`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { AuthenticationResult: object };
    return route.fulfill({
      response: answer,
      json: {
        AuthenticationResult: {
          ...body.AuthenticationResult,
          AccessToken: 'secret-access',
          RefreshToken: 'secret-refresh',
        },
      },
    });
  });
  await logIn(page);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  const stored = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    address: location.href,
    state: JSON.stringify(history.state),
  }));
  expect(Object.keys(stored.local)).toEqual(['idToken']);
  expect(stored.databases).toEqual([]);
  expect(stored.caches).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The router stores scroll positions.
  expect(Object.keys(stored.session).filter((key) => key !== 'scrollPositions')).toEqual([]);
  for (const secret of ['secret-access', 'secret-refresh', staff.password, staff.email])
    expect(JSON.stringify({ ...stored, local: {} })).not.toContain(secret);
  expect(stored.local.idToken).not.toContain(staff.password);
});
