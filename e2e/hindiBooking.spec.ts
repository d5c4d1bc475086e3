import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { bookingForm as readyForm, fillIn, sampleBooking, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { dayAhead, sampleMobile } from './support/site.ts';
import { logIn, requestRow } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const indiranagar = '11';

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

const bookingForm = (page: Page, isHindi = true) =>
  page.getByRole('form', {
    name: isHindi ? 'अपॉइंटमेंट बुक करें' : 'Book an appointment',
  });

const header = (page: Page) => page.getByRole('banner');

async function switchInMenu(page: Page, menu: string, language: string): Promise<void> {
  await header(page).getByRole('button', { name: menu, exact: true }).click();
  await page
    .getByRole('navigation', { name: menu })
    .locator('..')
    .getByRole('link', { name: language })
    .click();
}

/** The addresses that the page is loaded from, from now on; without the place on it. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      visits.push(request.url().replace(siteOrigin, '').replace(/#.*/, ''));
  });
  return visits;
}

test('a booking typed in Devanagari survives both ways of switching, is sent once as English sends it, and staff find and export it', async ({
  page,
}) => {
  test.slow();
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/prod/appointment-booking'))
      posts.push(request);
  });
  const name = `आशा कुलकर्णी ${process.pid}${Date.now()}`;
  const comments = 'शनिवार से अगले बाएँ पैर से लँगड़ा रहा है; “छूने” पर रोता है।';
  const date = dayAhead(400);

  await page.goto('/hi#contacts');
  const form = bookingForm(page);
  await expect(form.getByRole('option', { name: 'VetBuddy इंदिरानगर' })).toBeAttached();
  await field(form, 'क्लिनिक').selectOption('VetBuddy इंदिरानगर');
  await field(form, 'सेवा').selectOption('ऑपरेशन');
  await field(form, 'टिप्पणी').fill(comments);
  await field(form, 'नाम').fill(name);
  const half = await valuesOf(form);

  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/#contacts');
  const english = bookingForm(page, false);
  await expect(english.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect.poll(() => valuesOf(english)).toEqual(half);
  await english.getByLabel('Appointment Date').fill(date);
  await english.getByLabel('Email').fill('asha@example.com');

  await switchInMenu(page, 'Menu', 'हिन्दी');
  await expect(page).toHaveURL('/hi#contacts');
  await expect(field(form, 'नाम')).toHaveValue(name);
  await expect
    .poll(() => valuesOf(form))
    .toMatchObject({ ...half, appointmentDate: date, email: 'asha@example.com' });
  await field(form, 'अपॉइंटमेंट का समय').selectOption('16:30');
  await field(form, 'कौन-सा पालतू').selectOption('कुत्ता');
  // In any script's digits.
  await field(form, 'मोबाइल नंबर').fill(
    sampleMobile.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!),
  );
  await form.getByRole('button', { name: 'अपॉइंटमेंट बुक करें' }).click();

  const booked = 'अपॉइंटमेंट बुक हो गया है!';
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  const confirmation = form.getByRole('region', {
    name: /पक्का करने के लिए/,
  });
  await expect(confirmation).toContainText(name);
  await expect(confirmation).toContainText('ऑपरेशन');
  await expect(confirmation).toContainText('VetBuddy इंदिरानगर');
  expect(posts.map((post) => post.postDataJSON() as unknown)).toEqual([
    {
      name,
      mobileNumber: sampleMobile,
      email: 'asha@example.com',
      appointmentType: 'Surgery',
      petType: 'Dog',
      location: indiranagar,
      appointmentDate: date,
      appointmentTime: '16:30',
      comments,
    },
  ]);

  await test.step('staff see, find and export it, in English', async () => {
    // The desk has a large screen.
    await page.setViewportSize({ width: 1366, height: 768 });
    await logIn(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill(name.slice(0, 13));
    const row = requestRow(page, name);
    await expect(row).toContainText('Surgery');
    await expect(
      row.getByTitle('VetBuddy Indiranagar').or(row.getByText('VetBuddy Indiranagar')),
    ).toBeVisible();
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    const text = await readFile(await (await csv).path(), 'utf8');
    expect(text).toContain(`,"${name}","${sampleMobile}",`);
    expect(text).toContain(`"${comments}"`);
  });
});

test('whoever switches the language to read why a booking failed reads it, and sends it again only where they ask for it', async ({
  page,
}) => {
  let posts = 0;
  const status = [500, 409];
  await page.route('**/prod/appointment-booking', (route) => {
    posts += 1;
    const refusal = status.shift();
    return refusal ? route.fulfill({ status: refusal }) : route.continue();
  });
  await page.goto('/#contacts');
  const [english, form] = [bookingForm(page, false), bookingForm(page)];
  await readyForm(page);
  await fillIn(english, sampleBooking());
  const typed = await valuesOf(english);
  const send = english.getByRole('button', { name: 'Book Appointment' });
  const failed = (isHindi: boolean) => {
    const text = 'There was a problem booking your appointment. Please try again.';
    const said = isHindi ? 'अपॉइंटमेंट बुक करने में दिक्कत हुई। कृपया फिर से कोशिश करें।' : text;
    return (isHindi ? form : english).getByRole('alert').filter({ hasText: said });
  };
  await send.click();
  await expect(failed(false)).toBeVisible();

  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(failed(true)).toBeVisible();
  await expect.poll(() => valuesOf(form)).toEqual(typed);
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(failed(false)).toBeVisible();
  expect(posts).toBe(1);

  await send.click();
  const taken = 'That time has just been taken: please choose another.';
  await expect(english.getByText(taken)).toBeVisible();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(
    form.getByText('यह समय अभी-अभी किसी और ने ले लिया है: कृपया दूसरा समय चुनें।'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'हटाएँ' }).click();
  await header(page).getByRole('link', { name: 'English' }).click();
  await hydrate(page);
  await expect(failed(false)).toHaveCount(0);
  await expect.poll(() => valuesOf(english)).toEqual(typed);
  expect(posts).toBe(2);
});

test('the switch keeps the place on a page whose app has not come yet', async ({ page }) => {
  await page.route(/\/assets\/startApp-.*\.js$/, () => undefined);
  await page.goto('/clinics/adyar?from=poster#hours', { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/clinics/adyar?from=poster#hours');
});

test('the switch keeps the page, the place on it, what its address asks for and the chosen clinic', async ({
  page,
}) => {
  test.slow();
  const visits = visitsOf(page);
  const english = header(page).getByRole('link', { name: 'English' });
  for (const address of [
    '/clinics/adyar?from=poster#hours',
    '/service#vaccination',
    '/?a=b#contacts',
  ]) {
    const inHindi = `/hi${address.replace(/^\/(?=\?)/, '')}`;
    await page.goto(inHindi);
    await hydrate(page);
    await english.click();
    await expect(page).toHaveURL(address);
    await hydrate(page);
    await header(page).getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(inHindi);
    const loaded = [inHindi, address, inHindi].map((each) => each.replace(/#.*/, ''));
    expect(visits.splice(0), address).toEqual(loaded);
  }

  await page.goto(`/hi?store=${indiranagar}#contacts`);
  await expect(bookingForm(page).getByText('इंदिरानगर में', { exact: true })).toBeVisible();
  await english.click();
  await expect(bookingForm(page, false).getByText('At Indiranagar', { exact: true })).toBeVisible();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(bookingForm(page).getByText('इंदिरानगर में', { exact: true })).toBeVisible();
});
