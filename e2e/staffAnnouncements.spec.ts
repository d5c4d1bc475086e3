import type { Locator, Page } from 'playwright/test';
import { blur, heard, listen, press } from './support/announcements.ts';
import { expectNoViolations } from './support/axe.ts';
import { openDates, showDay, staff } from './support/desk.ts';
import { hydrate } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Live regions announce each change once, and axe finds nothing, in every state of the staff's pages.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => listen(page));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillInLogin(page: Page, { email, password } = staff): Promise<Locator> {
  await page.goto('/login');
  await hydrate(page);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await blur(page);
  return page.getByRole('button', { name: 'Login', exact: true });
}

async function openList(page: Page): Promise<string[]> {
  const login = await fillInLogin(page);
  return heard(page, async () => {
    await press(login);
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  });
}

test('each step of a login is said once, and only its token is kept', async ({ page, context }) => {
  await test.step('an answer is missing', async () => {
    const login = await fillInLogin(page, { email: ' ', password: '' });
    expect(await heard(page, () => press(login))).toEqual(['Email is required.']);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required.');
  });

  await test.step('the password is wrong', async () => {
    const login = await fillInLogin(page, { ...staff, password: 'wrong' });
    expect(await heard(page, () => press(login))).toEqual([
      'Login failed: NotAuthorizedException - Incorrect username or password.',
    ]);
    await expectNoViolations(page, 'a refused login', 'phone');
    await press(page.getByRole('button', { name: 'Dismiss' }));
    await expect(page.getByRole('form', { name: 'Login' })).toBeFocused();
  });

  await test.step('the password is forgotten', async () => {
    const forgotten = page.getByRole('button', { name: 'Forgot your password?' });
    expect(await heard(page, () => press(forgotten))).toEqual([
      expect.stringContaining('a code that we send'),
    ]);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Set a new password');
    const sendCode = page.getByRole('button', { name: 'Send code' });
    expect(await heard(page, () => press(sendCode))).toEqual([
      expect.stringMatching(/^If there is an account for .* on its way/),
    ]);
    await expect(field(page, 'Code')).toBeFocused();
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Set a new password');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('The code is required.')).toBeVisible();
    await expectNoViolations(page, 'a forgotten password', 'phone');
  });

  await test.step('a code is asked for', async () => {
    const login = await fillInLogin(page, { ...staff, email: 'text@vetbuddy.example' });
    expect(await heard(page, () => press(login))).toEqual([
      expect.stringMatching(/^We sent a code by text message to .*3 minutes/),
    ]);
    await expect(field(page, 'Code')).toBeFocused();
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Enter your code');
    await expectNoViolations(page, 'the question for a code', 'phone');
  });

  await test.step('the login succeeds', async () => {
    expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
    expect(await openList(page)).toEqual([
      'Login successful!',
      expect.stringMatching(/^\d+ requests, newest/),
    ]);
    await expectNoViolations(page, 'the list with the message of the login', 'phone');
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      others: JSON.stringify([Object.entries(sessionStorage), history.state, location.href]),
      databases: (await indexedDB.databases()).length + (await caches.keys()).length,
    }));
    expect(kept).toMatchObject({ local: ['idToken'], databases: 0 });
    // A JWT has dots between its parts.
    expect(kept.others).not.toMatch(/[\w-]{20,}\.[\w-]{20,}|@vetbuddy/);
    expect(kept.others).not.toContain(staff.password);
    expect(await context.cookies()).toEqual([]);
  });
});

test('the request list says once what each press did and moves no focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page);
  await blur(page);
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('a search says what it found once, however many letters are typed', async () => {
    const messages = await heard(page, () => search.pressSequentially('lakshmi'));
    expect(messages).toEqual([expect.stringMatching(/^\d+ of \d+ requests/)]);
  });

  await test.step('showing all requests again keeps the focus in the list', async () => {
    const nothing = await heard(page, () => search.fill('nobody is called this'));
    expect(nothing).toEqual([expect.stringMatching(/^No name, mobile number/)]);
    await search.blur();
    const all = page.getByRole('button', { name: 'Show all requests' });
    expect(await heard(page, () => press(all))).toEqual([expect.stringMatching(/^\d+ requests/)]);
    await expect(page.getByRole('region', { name: 'Appointment requests' })).toBeFocused();
  });

  await test.step('another order says the count first, and moves no focus', async () => {
    // A screen reader sets a select without focusing it.
    const messages = await heard(page, () =>
      page.getByLabel('Sort By').evaluate((select: HTMLSelectElement) => {
        select.value = 'Oldest';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    );
    expect(messages).toEqual([expect.stringMatching(/^\d+ requests, oldest first/)]);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  });

  await test.step('a list that can’t be loaded again says so', async () => {
    await page.route('**/admin-booking-list', (route) => route.abort());
    const refresh = page.getByRole('button', { name: 'Refresh' });
    expect(await heard(page, () => press(refresh))).toEqual([
      'Loading requests again…',
      expect.stringMatching(/^The list could not be reached/),
    ]);
    await page.unroute('**/admin-booking-list');
    const again = page.getByRole('button', { name: 'Try again' });
    expect(await heard(page, () => press(again))).toEqual([
      expect.stringMatching(/^\d+ requests, oldest first/),
    ]);
  });

  await test.step('turning a page says which rows are shown and leaves the focus', async () => {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    expect(await heard(page, () => press(next))).toEqual([
      expect.stringMatching(/^Showing 16 to \d+ of \d+/),
    ]);
    await expect(next).toBeFocused();
  });

  await test.step('a range of days says the count first', async () => {
    const days = page.getByRole('button', { name: 'Next 7 days' });
    const messages = await heard(page, () => press(days));
    expect(messages[0]).toMatch(/^\d+ of \d+ requests|^No request/);
    expect(messages.length).toBeLessThanOrEqual(2);
    await press(days);
  });

  await test.step('axe finds nothing in a filtered and in an empty list', async () => {
    await openDates(page);
    await page.getByLabel('From Date').fill('2026-11-16');
    await page.getByLabel('To Date').fill('2026-11-18');
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expectNoViolations(page, 'the list of three days', 'desktop');
    await showDay(page, '2030-01-01');
    await expect(page.getByText('No appointments found.')).toBeVisible();
    await expectNoViolations(page, 'the list without a request', 'phone');
  });
});

test('a note says once that it is kept, and its request closes onto its row', async ({ page }) => {
  await openList(page);
  const table = page.getByRole('table', { name: 'Appointment requests' });
  const name = table.getByRole('row').nth(4).getByRole('button').first();
  await press(name);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await expectNoViolations(page, 'an open request', 'desktop');
  const messages = await heard(page, () =>
    dialog.getByLabel('Note').pressSequentially('Phone after six'),
  );
  expect(messages).toEqual(['Kept on this computer for everyone at this desk.']);
  await dialog.getByRole('radio', { name: 'No answer' }).check();
  await dialog.getByLabel('Call again at').fill('2026-01-01T09:00');
  await expectNoViolations(page, 'the note of a request', 'phone');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(page.getByRole('button', { name: '1 to call again' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all notes from this computer' }).click();
  await expectNoViolations(page, 'the list with notes, and the question before they go', 'phone');
});
