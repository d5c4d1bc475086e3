import type { Page } from 'playwright/test';
import { bookingForm, fillIn, sampleBooking, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('where no script arrives, a page shows the phone number and its hours', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  for (const path of ['/', '/clinics/indiranagar', '/error']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').locator('[href^="tel:"]'), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('9:30AM to 7:00 PM'), path).toBeVisible();
  }
  expect(refused).toBeGreaterThan(0);
});

test.describe('after a deployment', () => {
  /** Answers requests for a chunk with 404. Returns the paths that are loaded as a document from now on. */
  async function removeChunk(page: Page, chunk: RegExp, until: () => boolean = () => false) {
    const loads: string[] = [];
    await page.route(chunk, (route) =>
      until() ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  }

  const privacy = /\/assets\/PrivacyPage-.*\.js$/;
  const timetable = /\/assets\/TimetablePage-.*\.js$/;

  /** Navigates within the site like the browser's forward button. */
  async function goToTimetable(page: Page) {
    await page.evaluate(() => {
      history.pushState({}, '', '/timetable');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
  }

  test('a page with a missing chunk reloads once and keeps the booking', async ({ page }) => {
    let loads: string[] = [];
    loads = await removeChunk(page, timetable, () => loads.includes('/timetable'));
    await page.goto('/ContactGrooming');
    const booking = sampleBooking({ type: 'Grooming' });
    await fillIn(await bookingForm(page), booking);
    await goToTimetable(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is in, and when');
    await hydrate(page);
    expect(loads).toEqual(['/ContactGrooming', '/timetable']);
    await page.goto('/ContactGrooming');
    expect(await valuesOf(await bookingForm(page))).toMatchObject({
      name: booking.name,
      comments: booking.comments,
      appointmentTime: '16:30',
    });
  });

  test('a page whose chunk stays missing is reloaded once, can then be read, and says so', async ({
    page,
  }) => {
    const loads = await removeChunk(page, timetable);
    await page.goto('/about');
    await hydrate(page);
    await goToTimetable(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is in, and when');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toEqual(['/about', '/timetable']);
  });

  test('a chunk that is fetched ahead and missing does nothing, until somebody goes there', async ({
    page,
  }) => {
    let isFollowed = false;
    const loads = await removeChunk(page, privacy, () => isFollowed);
    const refused = page.waitForResponse(privacy);
    await page.goto('/contact');
    await hydrate(page);
    const message = page.getByRole('main').getByRole('textbox').first();
    await message.fill('Typed with care');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await link.hover();
    await refused;
    // Longer than it takes to leave a page.
    await page.waitForTimeout(4000);
    expect(loads).toEqual(['/contact']);
    await expect(message).toHaveValue('Typed with care');

    await link.click();
    isFollowed = true;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await hydrate(page);
    expect(loads).toEqual(['/contact', '/privacy']);
    await page.goBack();
    await expect(message).toHaveValue('Typed with care');
  });

  test('a part that is missing is explained, and the page stays with what is typed', async ({
    page,
  }) => {
    const loads = await removeChunk(page, /\/assets\/SiteSearch-.*\.js$/);
    await page.goto('/contact');
    await hydrate(page);
    const message = page.getByRole('main').getByRole('textbox').first();
    await message.fill('Typed with care');
    await page.getByRole('button', { name: 'Search' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeInViewport();
    await page.waitForTimeout(4000);
    expect(loads).toEqual(['/contact']);
    await expect(message).toHaveValue('Typed with care');
    await alert.getByRole('button', { name: 'Load the page again' }).click();
    await expect.poll(() => loads).toEqual(['/contact', '/contact']);
    await expect(message).toHaveValue('Typed with care');
  });

  test('a form whose message can’t be fetched ahead does nothing, until it is to show', async ({
    page,
  }) => {
    await removeChunk(page, /\/assets\/WrittenMessage-.*\.js$/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const refused = page.waitForResponse(/\/assets\/WrittenMessage-.*\.js$/);
    await page.goto('/contact');
    await hydrate(page);
    await refused;
    const comments = page.getByRole('main').getByRole('textbox').last();
    await comments.fill('Typed with care');
    expect(errors).toEqual([]);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await expect(comments).toHaveValue('Typed with care');
  });

  test('a list whose chart can’t be fetched keeps no frame for it', async ({ page }) => {
    let isMissing = false;
    await removeChunk(page, /\/assets\/RequestsByDayChart-.*\.js$/, () => !isMissing);
    await tryToLogIn(page);
    const table = page.getByRole('region', { name: 'Appointment requests' });
    const gap = async () => {
      const [search, rows] = [page.getByRole('search').first(), table];
      const above = await search.boundingBox();
      return (await rows.boundingBox())!.y - above!.y - above!.height;
    };
    await expect(page.getByRole('heading', { name: 'Requests by day' })).toBeVisible();
    const withChart = await gap();
    isMissing = true;
    await page.reload();
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    // The strip is 44 px high.
    await expect.poll(gap).toBeLessThan(withChart - 40);
  });

  test('a page that can’t come alive is reloaded once, then says so, and keeps what is typed', async ({
    page,
  }) => {
    let isBack = false;
    const loads = await removeChunk(page, /\/assets\/startApp-.*\.js$/, () => isBack);
    await page.goto('/home-v3');
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await expect.poll(() => loads).toEqual(['/home-v3', '/home-v3']);

    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
    expect(loads).toEqual(['/home-v3', '/home-v3']);
    // Without the chunk a tab is a link to its panel.
    await page.getByRole('tab', { name: 'Surgery' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Surgery' })).toBeVisible();
    await form.getByLabel('Comments').fill('Limping since Saturday.');
    await expect(alert).toBeInViewport();

    isBack = true;
    await alert.getByRole('button', { name: 'Load the page again' }).click();
    await expect.poll(() => loads).toEqual(['/home-v3', '/home-v3', '/home-v3']);
    await hydrate(page);
    expect(await valuesOf(form)).toMatchObject({
      name: 'Asha Rao',
      comments: 'Limping since Saturday.',
    });
  });
});
