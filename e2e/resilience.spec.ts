import type { Page } from 'playwright/test';
import { booked, bookingForm, fillIn, send, valuesOf, wish } from './support/booking.ts';
import { comeAlive, readThrough } from './support/comeAlive.ts';
import { oneOfEach, publicPages } from './support/pages.ts';
import { tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('where the browser refuses storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
  });

  test('every public page comes to life', async ({ page, request }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    for (const path of oneOfEach(await publicPages(request))) {
      await page.goto(path);
      await readThrough(page);
      await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0);
    }
    expect(await page.evaluate(() => Object.hasOwn(window, 'sessionStorage'))).toBe(true);
    // From page to page, too: the router remembers how far each was scrolled.
    await page.goto('/about');
    await comeAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(errors).toEqual([]);
  });

  test('a visit can be booked', async ({ page }) => {
    await page.goto('/devcontact');
    const form = await bookingForm(page);
    await fillIn(form, wish());
    await send(form);
    await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  });

  test('staff can log in, see the list and log out', async ({ page }) => {
    await tryToLogIn(page);
    await expect(page).toHaveURL('/appointmentlist');
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('where no script arrives, every page says whom to ring and when', async ({
  page,
  request,
}) => {
  let refused = 0;
  await page.route('**/assets/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  for (const path of oneOfEach(await publicPages(request))) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').locator('[href^="tel:"]'), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('9:30AM to 7:00 PM'), path).toBeVisible();
  }
  expect(refused).toBeGreaterThan(0);
});

test.describe('after a redeploy', () => {
  /** A chunk is gone; gives the addresses that were loaded as a document. */
  async function lose(page: Page, chunk: RegExp, until: () => boolean = () => false) {
    const loads: string[] = [];
    await page.route(chunk, (route) =>
      until() ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  }

  const timetable = /\/assets\/TimetablePage-.*\.js$/;

  /** Goes there within the site, as the browser's own forward would. */
  async function goToTimetable(page: Page) {
    await page.evaluate(() => {
      history.pushState({}, '', '/timetable');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
  }

  test('a page whose part is gone is loaded afresh once, and the booking is still there', async ({
    page,
  }) => {
    let loads: string[] = [];
    loads = await lose(page, timetable, () => loads.includes('/timetable'));
    await page.goto('/ContactGrooming');
    const asked = wish({ type: 'Grooming' });
    await fillIn(await bookingForm(page), asked);
    await goToTimetable(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is in, and when');
    await comeAlive(page);
    expect(loads).toEqual(['/ContactGrooming', '/timetable']);
    await page.goto('/ContactGrooming');
    expect(await valuesOf(await bookingForm(page))).toMatchObject({
      name: asked.name,
      comments: asked.comments,
      appointmentTime: '16:30',
    });
  });

  test('a part that stays gone is explained, and does not load for ever', async ({ page }) => {
    const loads = await lose(page, timetable);
    await page.goto('/about');
    await comeAlive(page);
    await goToTimetable(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByText('A part of this page could not be fetched.')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toEqual(['/about', '/timetable']);
  });

  test('a press on a part that is gone loads the page afresh once, then says why', async ({
    page,
  }) => {
    const loads = await lose(page, /\/assets\/TabsPart-.*\.js$/);
    await page.goto('/');
    await comeAlive(page);
    await page.getByRole('tab', { name: 'Surgery' }).click();
    await expect.poll(() => loads).toEqual(['/', '/']);
    await comeAlive(page);
    await page.getByRole('tab', { name: 'Surgery' }).click();
    await expect(page.getByText('A part of this page could not be fetched.')).toBeVisible();
    expect(loads).toEqual(['/', '/']);
  });

  test('a booking form that is gone loads the page afresh once, then answers a press and sends nothing later', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/appointment-booking')) sent.push(request.method());
    });
    let isBack = false;
    const loads = await lose(page, /\/assets\/AppointmentBooking-.*\.js$/, () => isBack);
    await page.goto('/');
    await comeAlive(page);
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => loads).toEqual(['/', '/']);

    await comeAlive(page);
    await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await form.getByLabel('Comments').fill('Limping since Saturday.');
    await form.getByRole('button', { name: 'Book Appointment' }).click();
    const word = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
    await expect(word).toBeFocused();
    await expect(word.locator('a[href^="tel:"]')).toBeInViewport();
    expect(loads).toEqual(['/', '/']);

    isBack = true;
    await word.getByRole('button', { name: 'Load the page again' }).click();
    await expect.poll(() => loads).toEqual(['/', '/', '/']);
    expect(await valuesOf(await bookingForm(page))).toMatchObject({
      name: 'Asha Rao',
      comments: 'Limping since Saturday.',
    });
    await expect(form.getByRole('alert')).toHaveCount(1);
    expect(sent).toEqual([]);
  });
});
