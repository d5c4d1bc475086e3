import type { Page } from 'playwright/test';
import { logIn, staff, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const kept = () => localStorage.getItem('idToken');

test('a wrong password is refused with type and message, and nothing is kept', async ({ page }) => {
  await tryToLogIn(page, { ...staff, password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText([
    'Login failed: NotAuthorizedException - Incorrect username or password.',
  ]);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(staff.email);
  expect(await page.evaluate(kept)).toBeNull();
});

/** Keeps scripts from arriving until it is called. */
async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('what is filled in before the page is alive counts, the press on the button too', async ({
  page,
}) => {
  const letGo = await holdScripts(page, '**/assets/mount-*.js');
  await tryToLogIn(page);
  letGo();
  await expect(page).toHaveURL('/appointmentlist');
});

test('what is filled in above the list before the page is alive counts', async ({ page }) => {
  await logIn(page);
  const letGo = await holdScripts(page, '**/assets/mount-*.js');
  await page.goto('/appointmentlist', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('rahul.48@example.com');
  await page.getByLabel('Sort By').selectOption('Oldest');
  letGo();
  await expect(page).toHaveURL('/appointmentlist?q=rahul.48%40example.com&sort=Oldest');
  await expect(search).toHaveValue('rahul.48@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('no password lands in the address where no script has arrived', async ({ page }) => {
  const letGo = await holdScripts(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Login', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(staff.email);
});

test('blank fields are named, one after the other', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await tryToLogIn(page, { email: ' ', password: '' });
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(staff.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Password is required.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('without a token the list is asked for without one, and says what to do', async ({ page }) => {
  const call = page.waitForRequest('**/prod/admin-booking-list');
  await page.goto('/appointmentlist');
  const request = await call;
  expect(request.postData()).toBe('{}');
  expect(await request.headerValue('authorization')).toBeNull();
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await expect(page.getByText('You are not logged in. Log in to see the requests.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('with a token the list is asked for with it, and logging out ends it in every tab', async ({
  page,
}) => {
  const call = page.waitForRequest('**/prod/admin-booking-list');
  await logIn(page);
  const token = await page.evaluate(kept);
  expect(await (await call).headerValue('authorization')).toBe(`Bearer ${token}`);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();

  const second = await page.context().newPage();
  const tokens: (string | undefined)[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/admin-booking-list')) tokens.push(request.headers().authorization);
  });
  await second.goto('/appointmentlist');
  await expect(second.getByRole('row').nth(15)).toBeVisible();
  // Once: not before the page, which was prerendered for nobody, knows who is there.
  expect(tokens).toEqual([`Bearer ${token}`]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(second.getByText('No appointments found.')).toBeVisible();
  expect(await second.evaluate(kept)).toBeNull();
});

test('when, who, what and the phone number show at once on a tablet, the rest a press away on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('rahul.48@example.com');
  const row = page.getByRole('row').nth(1);
  for (const words of ['1148', 'Rahul Verma', '5 Jan 2027', '7:00 PM', '5555501148', 'Vet Cons'])
    await expect(row.getByText(words).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const mail = page.getByText('rahul.48@example.com');
  await expect(row.getByRole('link', { name: '5555501148' })).toBeVisible();
  await expect(mail.filter({ visible: true })).toHaveCount(0);
  // Columns that are not on the card are not among the headings either.
  const cells = row.getByRole('cell');
  await expect(cells).toHaveCount(await page.getByRole('columnheader').count());
  await row.getByRole('button', { name: 'Rahul Verma' }).click();
  await expect(page.getByRole('dialog').getByText('rahul.48@example.com')).toBeVisible();
});

test('filters and sorting start again at page one', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
  await page.getByLabel('Sort By').selectOption('Oldest');
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('3 Aug 2026');
  await page.getByLabel('From Date').fill('2026-11-16');
  await page.getByLabel('To Date').fill('2026-11-18');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the list is printed across the sheet, with every column, however long a name', async ({
  page,
}) => {
  await page.route('**/prod/admin-booking-list', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    const long = {
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      location_name: 'Thiruvananthapuram',
    };
    await route.fulfill({ json: { data: data.map((record) => ({ ...record, ...long })) } });
  });
  await logIn(page);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));

  // The short side of the two usual papers, Letter, turned: 11 in without two margins of 1 cm, in CSS px.
  await page.setViewportSize({ width: 980, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const comments = page.getByRole('columnheader', { name: 'Comments' });
  await expect(comments).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(980);
});
