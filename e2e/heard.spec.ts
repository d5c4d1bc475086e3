import type { Locator, Page } from 'playwright/test';
import { booked, bookingForm, fillIn, sampleBooking } from './support/booking.ts';
import { heard, listen, press } from './support/heard.ts';
import { hydrate } from './support/hydrate.ts';
import { staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What assistive technology does and hears: controls are pressed without getting the focus first, as in Safari, and live regions
// say at most two messages for an action, the wanted one first.

test.beforeEach(async ({ page }) => listen(page));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillInLogin(page: Page, { email, password } = staff): Promise<Locator> {
  await page.goto('/login');
  await hydrate(page);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return page.getByRole('button', { name: 'Login', exact: true });
}

async function openList(page: Page): Promise<void> {
  await press(await fillInLogin(page));
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await heard(page, async () => undefined);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test.describe('the login', () => {
  test('what the form misses is tied to its message, and a refusal said once', async ({ page }) => {
    const login = await fillInLogin(page, { email: ' ', password: '' });
    expect(await heard(page, () => press(login))).toEqual(['Email is required.']);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required.');

    await field(page, 'Email').fill(staff.email);
    await field(page, 'Password').fill('wrong');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await heard(page, () => press(login))).toEqual([
      'Login failed: NotAuthorizedException - Incorrect username or password.',
    ]);
    expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
    await press(page.getByRole('button', { name: 'Dismiss' }));
    await expect(page.getByRole('form', { name: 'Login' })).toBeFocused();
  });

  test('a login says that it succeeded and how many requests there are', async ({ page }) => {
    const login = await fillInLogin(page);
    const messages = await heard(page, async () => {
      await press(login);
      await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    });
    expect(messages).toEqual(['Login successful!', expect.stringMatching(/^\d+ requests, newest/)]);
  });

  test('the code’s step says that a code was sent and until when, and its title', async ({
    page,
  }) => {
    const login = await fillInLogin(page, { ...staff, email: 'text@vetbuddy.example' });
    const messages = await heard(page, () => press(login));
    expect(messages).toEqual([
      expect.stringMatching(/^We sent a code by text message to .*3 minutes/),
    ]);
    await expect(field(page, 'Code')).toBeFocused();
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Enter your code');
  });

  test('a forgotten password’s steps say their titles and that a code is on its way', async ({
    page,
  }) => {
    await fillInLogin(page);
    const first = await heard(page, () =>
      press(page.getByRole('button', { name: 'Forgot your password?' })),
    );
    expect(first).toEqual([expect.stringContaining('a code that we send')]);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Set a new password');
    const second = await heard(page, () => press(page.getByRole('button', { name: 'Send code' })));
    expect(second).toEqual([expect.stringMatching(/^If there is an account for .* on its way/)]);
    await expect(field(page, 'Code')).toBeFocused();
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Set a new password');
  });
});

test('a booking says what is wrong with an answer once, then that it is sent and booked, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/#contacts');
  const form = await bookingForm(page);
  const book = form.getByRole('button', { name: 'Book Appointment' });
  await press(book);
  await expect(form.getByLabel('Location')).toBeFocused();
  const mobile = form.getByLabel('Mobile Number');
  await mobile.focus();
  const wrong = await heard(page, () => mobile.pressSequentially('98765'));
  expect(wrong).toHaveLength(1);
  await expect(mobile).toHaveAccessibleDescription(new RegExp(wrong[0]!));

  await fillIn(form, sampleBooking());
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const messages = await heard(page, async () => {
    await press(book);
    await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  });
  expect(messages).toEqual(['Booking…', booked]);
  await press(form.getByRole('button', { name: 'Dismiss' }));
  await expect(form).toBeFocused();
});

test.describe('the request list', () => {
  // One login for all that is pressed: it takes longer than most steps.
  test.beforeEach(async ({ page }) => {
    test.slow();
    await openList(page);
  });

  test('the request list says what each press did, and leaves the focus where it was', async ({
    page,
  }) => {
    await test.step('each cell of a request says whose it is', async () => {
      const row = page.getByRole('table', { name: 'Appointment requests' }).getByRole('row').nth(4);
      const owner = await row.getByRole('button').first().innerText();
      await expect(row.getByRole('rowheader')).toContainText(owner);
      await expect(row.getByRole('link', { name: `Mobile of ${owner}` })).toBeVisible();
    });

    await test.step('a search says what it found once, however many letters are typed', async () => {
      const search = page.getByRole('searchbox', { name: 'Search' });
      const messages = await heard(page, () => search.pressSequentially('lakshmi', { delay: 90 }));
      expect(messages).toEqual([expect.stringMatching(/^\d+ of \d+ requests/)]);
    });

    await test.step('showing all requests again keeps the focus in the list', async () => {
      const search = page.getByRole('searchbox', { name: 'Search' });
      const nothing = await heard(page, () => search.fill('nobody is called this'));
      expect(nothing).toEqual([expect.stringMatching(/^No name, mobile number/)]);
      await heard(page, () => search.blur());
      const messages = await heard(page, () =>
        press(page.getByRole('button', { name: 'Show all requests' })),
      );
      expect(messages).toEqual([expect.stringMatching(/^\d+ requests/)]);
      await expect(page.getByRole('region', { name: 'Appointment requests' })).toBeFocused();
    });

    await test.step('another order says the count first, and moves no focus', async () => {
      // As a screen reader sets a select that it has not focused.
      const messages = await heard(page, () =>
        page.getByLabel('Sort By').evaluate((select: HTMLSelectElement) => {
          select.value = 'Oldest';
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
      expect(messages).toEqual([expect.stringMatching(/^\d+ requests, oldest first/)]);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    });

    await test.step('a list that can’t be loaded again says so, and of what stays nothing', async () => {
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
    });
  });

  test('a note says once that it is kept, and its request closes onto its own row', async ({
    page,
  }) => {
    const table = page.getByRole('table', { name: 'Appointment requests' });
    const name = table.getByRole('row').nth(4).getByRole('button').first();
    await press(name);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeFocused();
    const messages = await heard(page, () =>
      dialog.getByLabel('Note').pressSequentially('Phone after six', { delay: 60 }),
    );
    expect(messages).toEqual(['Kept on this computer for everyone at this desk.']);
    await press(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveCount(0);
    await expect(name).toBeFocused();
  });
});
