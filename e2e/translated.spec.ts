import type { Page, Request } from 'playwright/test';
import {
  booked,
  bookingForm,
  fillIn,
  notBooked,
  sampleBooking,
  send,
  valuesOf,
} from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { sampleStore } from './support/site.ts';
import { logIn, requestRow } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

/** Translates the page from its first text on. Returns what goes wrong there. */
async function translated(page: Page): Promise<string[]> {
  await page.addInitScript(translate);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** The bookings that the page sends. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/prod/appointment-booking'))
      posts.push(request);
  });
  return posts;
}

test('a booking on a translated page says what is missing, fails, is sent once, and loses nothing', async ({
  page,
  cloud,
}) => {
  const problems = await translated(page);
  const posts = postsOf(page);
  await page.goto('/#contacts');
  const form = await bookingForm(page);
  await hydrate(page);
  await expect(form.locator('label font').first()).toBeAttached();

  await send(form);
  const count = form.getByText('9 answers are missing or not right');
  await expect(count).toBeVisible();
  // The options are chosen by their values: their words are translated.
  const { id } = sampleStore;
  const booking = sampleBooking({ location: String(id), time: '16:30' });
  await fillIn(form, booking);
  await expect(count).toHaveCount(0);
  const before = await valuesOf(form);

  await cloud.fail('booking', '500');
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
  expect(await valuesOf(form)).toEqual(before);
  await cloud.fail('booking', undefined);
  posts.length = 0;

  await page.route('**/prod/appointment-booking', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await send(form);
  await expect(form.getByRole('button', { name: 'Booking…' })).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  await expect(page.getByText(booking.name).first()).toBeVisible();
  expect(posts).toHaveLength(1);
  // The values are those of the API, not the options in the visitor's language.
  expect(posts[0]!.postDataJSON()).toMatchObject({
    name: booking.name,
    location: String(id),
    appointmentType: booking.type,
    petType: booking.pet,
    appointmentTime: '16:30',
  });
  expect(problems).toEqual([]);
});

test('staff log in on a translated page, and filter, search, sort, page and open their list', async ({
  page,
}) => {
  const problems = await translated(page);
  await logIn(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Page 1 of \d+/)).toBeVisible();
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(main.getByText(/^Page 2 of \d+/)).toBeVisible();
  await page.getByLabel('Sort By').selectOption('Oldest');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('rahul.48@example.com', { delay: 20 });
  await expect(page.getByRole('row')).toHaveCount(2);
  await requestRow(page, 'rahul.48').getByRole('button').first().click();
  const record = page.getByRole('dialog');
  await expect(record).toContainText('rahul.48@example.com');
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  await search.fill('nobody at all');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await search.fill('');
  await expect(main.getByText(/^Page 1 of \d+/)).toBeVisible();
  await main.getByRole('button', { name: /Dates/ }).click();
  await page.getByLabel('From Date').fill('2030-01-01');
  await page.getByLabel('To Date').fill('2030-01-01');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  expect(problems).toEqual([]);
});
