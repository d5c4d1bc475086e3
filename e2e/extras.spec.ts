import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Browser, Locator, Page } from 'playwright/test';
import { booked, bookingForm, fillIn, send, valuesOf, type Wish, wish } from './support/booking.ts';
import { cloudOrigin, siteOrigin } from './support/addresses.ts';
import { comeAlive } from './support/comeAlive.ts';
import { logIn, requestOf, staff, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Books on a page of its own kind, from a telephone number that nobody else has. */
async function book(page: Page, asked: Wish, mobile = '9876543210'): Promise<Locator> {
  await page.goto('/devcontact');
  const form = await bookingForm(page);
  await fillIn(form, asked);
  await form.getByLabel('Mobile Number').fill(mobile);
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  return form;
}

/** Somebody else, elsewhere, books. */
async function bookElsewhere(browser: Browser, asked: Wish, mobile?: string): Promise<void> {
  const context = await browser.newContext();
  await book(await context.newPage(), asked, mobile);
  await context.close();
}

/** The day so many days from now, as the clinic's calendar has it: YYYY-MM-DD. */
function inDays(days: number): string {
  const instant = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(instant);
}

/** Calls to the cloud that a page makes from now on: method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(cloudOrigin))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test.describe('what was asked for', () => {
  // The clinic's clock counts, not that of an owner who books from far away.
  test.use({ timezoneId: 'America/Los_Angeles' });

  /** The file behind 'Add to calendar', as another program reads it. */
  async function calendarFileOf(panel: Locator) {
    const page = panel.page();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getAllSubcomponents('vevent')[0];
    if (!event) throw new Error('There is no event in the file.');
    return { name: file.suggestedFilename(), text, event: new ICAL.Event(event) };
  }

  test('goes into the calendar at the clinic’s time, also after a reload', async ({ page }) => {
    const asked = wish();
    await book(page, asked);
    const panel = page.getByRole('region', { name: 'What you asked for' });
    for (const words of [asked.location, asked.type, asked.pet, '4:30 PM', 'Asia/Kolkata'])
      await expect(panel).toContainText(words);
    await expect(panel.getByRole('link', { name: '+91 00000 01234' })).toBeVisible();

    const { name, text, event } = await calendarFileOf(panel);
    expect(name).toBe('appointment.ics');
    expect(event.startDate.toJSDate().toISOString()).toBe(`${asked.date}T11:00:00.000Z`);
    expect(event.duration.toSeconds()).toBe(30 * 60);
    expect(event.summary).toBe('Surgery (Cat)');
    expect(event.location).toBe(asked.location);
    expect(event.description).toBe('The clinic calls you to confirm the time.\n+91 00000 01234');
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT120M');
    expect(text).not.toMatch(/Asha|9876543210|asha@example/);

    await page.reload();
    await expect(panel).toContainText(asked.location);
    await expect(panel).toBeInViewport();
    expect((await calendarFileOf(panel)).event.uid).toBe(event.uid);
  });

  test('can be printed alone, and is nowhere once it is put away or the tab is closed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await book(page, wish());
    const panel = page.getByRole('region', { name: 'What you asked for' });
    await panel.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(panel.getByText('VetBuddy Adyar (sample)')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(panel.getByRole('button')).toHaveCount(0);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });

    const tab = await page.context().newPage();
    await tab.goto('/devcontact');
    await bookingForm(tab);
    await expect(tab.getByRole('region', { name: 'What you asked for' })).toHaveCount(0);

    await panel.getByRole('button', { name: 'Put away' }).click();
    await expect(panel).toHaveCount(0);
    await page.reload();
    await bookingForm(page);
    await expect(panel).toHaveCount(0);
  });
});

test.describe('a booking link', () => {
  const missing = 'The link you followed asks for something that can’t be booked here';

  test('opens the form filled in, sends nothing, and lets its answers be changed', async ({
    page,
  }) => {
    const calls = callsOf(page);
    await page.goto('/?store=13&type=Surgery&pet=Cat#contacts');
    const form = await bookingForm(page);
    await expect(form.getByLabel('Pet Type')).toHaveValue('Cat');
    expect(await valuesOf(form)).toMatchObject({ location: '13', appointmentType: 'Surgery' });
    await expect(page).toHaveURL('/#contacts');
    await expect(page.getByText(missing)).toHaveCount(0);

    await form.getByLabel('Pet Type').selectOption('Dog');
    await page.reload();
    await expect((await bookingForm(page)).getByLabel('Pet Type')).toHaveValue('Dog');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('says what it asks for in vain, and fills in the rest', async ({ page }) => {
    await page.goto('/devcontact?store=12&type=Surgery&pet=Fox');
    const form = await bookingForm(page);
    await expect(page.getByText(missing)).toContainText('(appointment type and pet type)');
    expect(await valuesOf(form)).toMatchObject({
      location: '12',
      appointmentType: '',
      petType: '',
    });
  });

  test('is copied in the staff area and opens the form for an owner', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page);
    const opener = page.getByRole('button', { name: 'Booking links' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Booking links' });
    await expect(dialog.getByRole('textbox')).toHaveCount(6);
    await dialog
      .getByRole('button', { name: 'Copy the link for VetBuddy Salt Lake (sample)' })
      .click();
    await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${siteOrigin}/?store=14#contacts`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const owner = await (await browser.newContext()).newPage();
    await owner.goto(link);
    const form = await bookingForm(owner);
    await expect(form.getByLabel('Location')).toHaveValue('14');
    await owner.context().close();
  });
});

test.describe('the search in the header', () => {
  async function openSearch(page: Page): Promise<Locator> {
    await page.goto('/about');
    await comeAlive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await expect(field).toBeFocused();
    return field;
  }

  test('finds what was mistyped, leads there by keyboard, and asks nobody', async ({ page }) => {
    const calls = callsOf(page);
    await openSearch(page);
    await page.keyboard.type('vacination');
    const list = page.getByRole('listbox', { name: 'Results' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'close to “vacination”' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    await expect(chosen).toContainText('Vaccination');
    const address = (await chosen.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('shows all it found on Enter, and offers phone and form where it finds nothing', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.type('tick');
    await page.keyboard.press('Enter');
    const results = page.getByRole('region', { name: '4 results for “tick”' });
    await expect(results.getByRole('link', { name: /Monsoon paws/i })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);

    const field = await openSearch(page);
    await field.fill('parrot');
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Nothing found for “parrot”')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'call +91 00000 01234' })).toHaveAttribute(
      'href',
      'tel:+910000001234',
    );
    await banner.getByRole('link', { name: 'book a visit' }).click();
    await bookingForm(page);
    await expect(page.locator('#contacts')).toBeInViewport();
  });
});

test('a first login is told what the new password lacks, then is in as usual', async ({ page }) => {
  await tryToLogIn(page, { ...staff, email: 'new.starter@vetbuddy.example' });
  const kept = () => Object.entries(localStorage);
  const field = page.getByLabel('New Password', { exact: true });
  await expect(field).toBeFocused();
  for (const [password, words] of [
    ['Ab1-', 'The new password is too short. Make it longer.'],
    ['a-much-better-1', 'The new password needs a capital letter.'],
    ['A-much-Better-one', 'The new password needs a number.'],
  ] as const) {
    await field.fill(password);
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field).toHaveValue(password);
  }
  expect(await page.evaluate(kept)).toEqual([]);

  const listed = page.waitForRequest('**/prod/admin-booking-list');
  await field.fill('A-much-Better-1');
  await field.press('Enter');
  await expect(page).toHaveURL('/appointmentlist');
  await expect(page.getByRole('alert').filter({ hasText: 'Login successful!' })).toBeVisible();
  expect(await page.evaluate(kept)).toEqual([['idToken', expect.any(String)]]);
  const token = await page.evaluate(() => localStorage.getItem('idToken'));
  expect(await (await listed).headerValue('authorization')).toBe(`Bearer ${token}`);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
});

test.describe('staff', () => {
  test('find a request by name, mobile and e-mail, and send the view on', async ({
    page,
    browser,
  }) => {
    const asked = wish({ date: inDays(3) });
    // A number of ten digits that no other test has.
    const mobile = `9${String(Date.now()).slice(-9)}`;
    await bookElsewhere(browser, asked, mobile);
    await logIn(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    const row = requestOf(page, asked.name);
    for (const words of [
      asked.name.toUpperCase(),
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    ]) {
      await search.fill(words);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(row).toBeVisible();
    }
    await expect(row.getByRole('link', { name: mobile })).toHaveAttribute('href', `tel:${mobile}`);
    await expect(row.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute(
      'href',
      'mailto:asha@example.com',
    );
    await search.fill('ASHA@example');
    await page.getByLabel('From Date').fill(asked.date);
    await page.getByLabel('To Date').fill(asked.date);
    await page.getByLabel('Sort By').selectOption('Oldest');
    await expect(row).toBeVisible();
    const view = `q=ASHA%40example&from=${asked.date}&to=${asked.date}&sort=Oldest`;
    await expect(page).toHaveURL(`/appointmentlist?${view}`);

    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await expect(requestOf(colleague, asked.name)).toBeVisible();
    await expect(colleague.getByRole('searchbox', { name: 'Search' })).toHaveValue('ASHA@example');
    await expect(colleague.getByLabel('Sort By')).toHaveValue('Oldest');

    await row.getByRole('button', { name: asked.name }).click();
    const record = page.getByRole('dialog', { name: asked.name });
    await expect(record).toContainText(asked.comments);
    await expect(record).toContainText('5555500013');
    await expect(record.getByRole('link', { name: `Call ${mobile}` })).toHaveAttribute(
      'href',
      `tel:${mobile}`,
    );
    await expect(record.getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: asked.name })).toBeFocused();
  });

  test('see with Refresh what has come since, marked as new', async ({ page, browser }) => {
    await logIn(page);
    const status = page
      .getByRole('status')
      .filter({ hasText: /^Loaded at \d\d:\d\d, \d+ requests/ });
    await expect(status).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toHaveCount(0);
    const asked = wish({ date: inDays(4) });
    await bookElsewhere(browser, asked);
    await page.getByRole('button', { name: 'Refresh' }).click();
    // Other tests book meanwhile.
    await expect(status).toContainText(/\. New since the last load: [1-9]/);

    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill(asked.name);
    const name = (person: string) => page.getByRole('cell', { name: new RegExp(`^${person}`) });
    await expect(name(asked.name).getByText('New', { exact: true })).toBeVisible();
    await search.fill('Ananya Rao');
    await expect(name('Ananya Rao').first()).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  });

  test('list a day by pressing it, in the chart and in its table', async ({ page, browser }) => {
    const family = `Pillai ${Date.now()}`;
    const surgery = wish({ name: `Uma ${family}`, date: inDays(3) });
    const visit = wish({ name: `Ravi ${family}`, date: inDays(9), type: 'Vet Consultation' });
    await bookElsewhere(browser, surgery);
    await bookElsewhere(browser, visit);
    await logIn(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill(family);
    const rows = page.getByRole('table', { name: 'Appointment requests' }).getByRole('row');
    await expect(rows).toHaveCount(3);

    const days = page.getByRole('toolbar', { name: /^Days/ });
    const day = days.getByRole('button', { name: /: 1 request, 1 Surgery$/ });
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(2);
    await expect(requestOf(page, surgery.name)).toBeVisible();
    await expect(page.getByLabel('From Date')).toHaveValue(surgery.date);
    await expect(page.getByLabel('To Date')).toHaveValue(surgery.date);
    await day.click();
    await expect(rows).toHaveCount(3);

    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('table', { name: 'Requests by day and service' });
    await expect(table.getByRole('row')).toHaveCount(3);
    const line = table.getByRole('row').nth(2);
    await expect(line.getByRole('cell')).toHaveText(['1', '0', '1']);
    await line.getByRole('button').click();
    await expect(rows).toHaveCount(2);
    await expect(requestOf(page, visit.name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`from=${visit.date}&to=${visit.date}`));
  });
});
