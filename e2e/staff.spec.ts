import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { logIn, staff, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const storedToken = () => localStorage.getItem('idToken');

test('filters set before hydration are applied afterwards', async ({ page }) => {
  await logIn(page);
  const release = await hold(page, '**/assets/startApp-*.js');
  await page.goto('/appointmentlist', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('rahul.48@example.com');
  await page.getByLabel('Sort By').selectOption('Oldest');
  release();
  await expect(page).toHaveURL('/appointmentlist?q=rahul.48%40example.com&sort=Oldest');
  await expect(search).toHaveValue('rahul.48@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test(
  'with a token the list is fetched with it, and logging out ends the session in every tab',
  { tag: '@main' },
  async ({ page }) => {
    const call = page.waitForRequest('**/prod/admin-booking-list');
    await logIn(page);
    const token = await page.evaluate(storedToken);
    expect(await (await call).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();

    const second = await page.context().newPage();
    const tokens: (string | undefined)[] = [];
    second.on('request', (request) => {
      if (request.url().endsWith('/admin-booking-list'))
        tokens.push(request.headers().authorization);
    });
    await second.goto('/appointmentlist');
    await expect(second.getByRole('row').nth(15)).toBeVisible();
    // One call only: the page waits until it has read the token.
    expect(tokens).toEqual([`Bearer ${token}`]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(second.getByText('No appointments found.')).toBeVisible();
    expect(await second.evaluate(storedToken)).toBeNull();
  },
);

test('a tablet cuts no column, and a phone shows the main ones, the others after a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('rahul.48@example.com');
  const row = page.getByRole('row').nth(1);
  for (const words of ['Rahul Verma', '5 Jan 2027', '7:00 PM', '5555501148', 'Vet Cons'])
    await expect(row.getByText(words).first()).toBeInViewport({ ratio: 1 });
  const hiddenWidth = () =>
    page
      .getByRole('table')
      .locator('..')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hiddenWidth()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const mail = page.getByText('rahul.48@example.com');
  await expect(row.getByRole('link', { name: '5555501148' })).toBeVisible();
  await expect(mail.filter({ visible: true })).toHaveCount(0);
  // Columns that are hidden on cards have no header either.
  const cells = row.getByRole('cell').or(row.getByRole('rowheader'));
  await expect(cells).toHaveCount(await page.getByRole('columnheader').count());
  await row.getByRole('button', { name: 'Rahul Verma' }).click();
  await expect(page.getByRole('dialog').getByText('rahul.48@example.com')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/VetbuddyVisits');
  await expect(page.getByText('Page 1 of 5')).toBeVisible();
  expect(await hiddenWidth()).toBe(0);
});

test('the list prints in landscape with every column, however long the names', async ({ page }) => {
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

  // Letter in landscape, the narrower of the two usual papers: 11 in without two margins of 1 cm, in CSS px.
  await page.setViewportSize({ width: 980, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const comments = page.getByRole('columnheader', { name: 'Comments' });
  await expect(comments).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(980);
});

test('a login is renewed in every tab, says when it can be no more, and leads back', async ({
  page,
}) => {
  test.slow();
  const short = { ...staff, email: 'short@vetbuddy.example' };
  await page.clock.install();
  const second = await page.context().newPage();
  await tryToLogIn(page, short);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  const token = await page.evaluate(storedToken);
  await second.goto('/appointmentlist?sort=Oldest');
  await expect(second.getByText(/^Page 1 of \d$/)).toBeVisible();

  // The code that renews the login loads after the list.
  for (const tab of [page, second]) await tab.waitForLoadState('networkidle');
  // The tab of the login renews; the other one reads the new token.
  const renewed = page
    .context()
    .waitForEvent('request', (request) =>
      (request.headers()['x-amz-target'] ?? '').endsWith('GetTokensFromRefreshToken'),
    );
  await page.clock.fastForward('03:05');
  await renewed;
  await expect.poll(() => second.evaluate(storedToken)).not.toBe(token);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['idToken']);

  // With the first tab closed and the second reloaded, nobody has the refresh token any more.
  await page.close();
  await second.reload();
  await expect(second.getByText(/^Page 1 of \d$/)).toBeVisible();
  // The code that announces the login's end loads after the list, and says nothing of a token that had ended before.
  await second.waitForLoadState('networkidle');
  await second.clock.fastForward('06:05');
  await expect(
    second.getByText(/^By this device’s clock your login ended at .* What you see here stays\.$/),
  ).toBeVisible();
  await expect(second.getByText(/^Page 1 of \d$/)).toBeVisible();
  await expectNoViolations(second, 'the end of a login', 'phone');
  const owner = second.getByRole('row').nth(1).getByRole('button').first();
  const name = await owner.innerText();
  await owner.press('Enter');
  const dialog = second.getByRole('dialog', { name });
  await expect(dialog.getByText(/^By this device’s clock your login ended at /)).toBeVisible();
  await expectNoViolations(second, 'the end of a login in a request', 'desktop');
  await dialog.getByRole('link', { name: 'Log in again' }).press('Enter');
  await second.getByLabel('Email', { exact: true }).fill(staff.email);
  await second.getByLabel('Password', { exact: true }).fill(staff.password);
  await second.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(second).toHaveURL(/^[^?]+\/appointmentlist\?sort=Oldest&request=\d+$/);
  await expect(dialog).toBeVisible();
});
