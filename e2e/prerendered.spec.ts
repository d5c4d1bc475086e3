import { comeAlive } from './support/comeAlive.ts';
import { publicPages, unlisted } from './support/pages.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and shared', async ({ page, request }) => {
    const paths = await publicPages(request);
    expect(paths.length).toBeGreaterThan(20);
    const titles = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      // The booking form alone has no heading (decisions.md).
      if (path !== '/HomeGrooming')
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByText('9:30AM to 7:00 PM'),
        path,
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('[href^="tel:"]'), path).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.split(/\s+/).length, `${path} says something`).toBeGreaterThan(20);
      expect(words, path).not.toMatch(/undefined|NaN|\[object/);

      titles.add(await page.title());
      await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute(
        'content',
        /.{40,}/,
      );
      await expect(page.locator('meta[property="og:image"]'), path).toHaveAttribute(
        'content',
        /^http.+\.png$/,
      );
      await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
    }
    expect(titles.size, 'each has a title of its own').toBe(paths.length);
  });

  test('the booking form steps aside for the phone number', async ({ page }) => {
    for (const path of ['/', '/home-v3', '/HomeGrooming', '/ContactGrooming', '/devcontact']) {
      await page.goto(path);
      // Playwright's text search leaves <noscript> out.
      await expect(page.locator('noscript [href^="tel:"]'), path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Book Appointment' }), path).toBeHidden();
    }
  });

  test('an unknown address says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/nobody-was-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Page can't be found");
  });

  test('staff, visit and development pages ask not to be found', async ({ page, request }) => {
    const listed = await publicPages(request);
    for (const path of unlisted) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
      expect(listed).not.toContain(path);
    }
    expect(await (await request.get('/robots.txt')).text()).not.toMatch(/disallow/i);
  });

  test('search engines get the clinic as data', async ({ page }) => {
    await page.goto('/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as Record<string, unknown>;
    expect(data['@type']).toEqual(['VeterinaryCare', 'LocalBusiness']);
    expect(data.telephone).toMatch(/^\+\d+$/);
    expect(data.openingHoursSpecification).toMatchObject({ opens: '09:30', closes: '19:00' });
  });
});

test('every page comes to life without a complaint', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The error page's own status is one.
    if (message.location().url.endsWith('/error') && message.text().includes('status of 404'))
      return;
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  // Without a token the lists of requests complain of the answer.
  await logIn(page);
  const withQuery = [
    '/?store=13#contacts',
    '/blog?tag=dogs',
    '/devHome?name=Asha',
    '/appointmentlist?sort=Oldest',
    '/VetbuddyVisits?page=2',
    '/VetcareVetBuddyVisits?phone=5555502001',
  ];
  for (const path of [...(await publicPages(request)), ...unlisted, ...withQuery, '/error']) {
    await page.goto(path);
    // Touching the page starts its script.
    await page.locator('body').press('Shift');
    await page.waitForSelector('#root[data-alive]');
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});

test('a page is where it was after a reload, and at its top where it is opened again', async ({
  page,
}) => {
  const alive = page.locator('#root[data-alive]');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/about');
  await alive.waitFor();
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBe(900);
  await page.reload();
  await alive.waitFor();
  expect(await scrolled()).toBe(900);
  await page.goto('/service');
  await page.goto('/about');
  await alive.waitFor();
  expect(await scrolled()).toBe(0);
});

for (const isAlive of [true, false]) {
  test(`back from the form leads to the first screen, page ${isAlive ? '' : 'not yet '}alive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    if (isAlive) await comeAlive(page);
    // In a part that is still asleep: the browser follows the anchor by itself.
    await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page.getByRole('form', { name: 'Book an appointment' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test.describe('before the script is there', () => {
  /** Holds the site's script back until it is let go. */
  async function holdScript(page: import('playwright/test').Page) {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/mount-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    return () => letGo();
  }

  test('a press on the menu is not lost', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await holdScript(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    letGo();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('what is typed into the form stays, and is sent', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/HomeGrooming', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Early Bird');
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Pet Type').selectOption('Cat');
    await page.getByLabel('Comments').fill('Typed before the script came.');
    await page.getByRole('button', { name: 'Book Appointment' }).click();
    letGo();
    // The press counted: it found what was missing, and only that.
    await expect(page.getByText('Mobile Number is required.').first()).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Early Bird');
    await expect(page.getByLabel('Pet Type')).toHaveValue('Cat');
    await expect(page.getByText('Name is required.')).toHaveCount(0);
    await expect(page.getByText('Comments cannot be empty.')).toHaveCount(0);
  });

  test('a part that is scrolled to comes to life, though the scrolling is over by then', async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const clinics = page.getByRole('region', { name: 'Which door is yours?' });
    await clinics.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 0);
    letGo();
    await expect(clinics.getByRole('status')).toHaveText('6 clinics');
    await expect(clinics).toBeInViewport();
  });

  test('anchors, links and phone numbers work', async ({ page }) => {
    await holdScript(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page).toHaveURL(/#contacts$/);
    await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
