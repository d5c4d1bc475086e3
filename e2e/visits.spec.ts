import { expect, test } from './support/test.ts';

test(
  'My Visits shows ten visits a page and a shorter last page',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/VetbuddyVisits');
    await expect(page.getByRole('heading', { level: 1, name: 'My Visits' })).toBeVisible();
    await expect(page.getByText('Page 1 of 5')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
    const call = page.waitForRequest('**/visits/xml/vetbuddy-visits?page=2&limit=10');
    await page.getByRole('button', { name: 'Next' }).click();
    await call;
    await expect(page.getByText('Page 2 of 5')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('511');
    await page.goto('/VetbuddyVisits?page=5');
    await expect(page.getByRole('row')).toHaveCount(8);
  },
);

test(
  'the visits of a phone number are sorted by id, and only safe links are links',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/VetcareVetBuddyVisits?phone=5555502001');
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(7);
    const ids = await page.locator('tbody td[data-label="ID"]').allInnerTexts();
    expect(ids).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
    for (const link of await page.getByRole('table').getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^(https:\/\/example\.com|tel:)/);
  },
);

test('a phone number opens its list before the page has its script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/VetbuddyVisits');
  await still.getByLabel('Phone number').fill('12345');
  await still.getByRole('button', { name: 'Show visits' }).click();
  await expect(still).toHaveURL(/\/VetbuddyVisits$/);
  await still.getByLabel('Phone number').fill('5555502001');
  await still.getByRole('button', { name: 'Show visits' }).click();
  await expect(still).toHaveURL(/\/VetcareVetBuddyVisits\?phone=5555502001$/);
  await context.close();
});

test('both visit lists say that an answer broke off, and load on a second try', async ({
  page,
  cloud,
}) => {
  for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
    await cloud.fail('visits', 'truncate');
    await page.goto(address);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to fetch data. Please try again later.' }),
    ).toBeVisible();
    await cloud.fail('visits', undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
});

test('on paper there are all rows and whose they are, and no controls', async ({ page }) => {
  await page.goto('/VetcareVetBuddyVisits?phone=5555502001');
  await expect(page.getByRole('row')).toHaveCount(7);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Anjali Menon · 5555502001')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('5,000 visits of one number show at once, and all are there to be found and printed', async ({
  page,
}) => {
  test.slow();
  const visits = Array.from({ length: 5000 }, (_, index) => ({
    id: index + 1,
    patient_name: `Pet ${index + 1}`,
    client_name: 'Anjali Menon',
    phone: '5555502001',
    visit_id: 9001 + index,
    visit_name: 'Blood test',
    created_on: '2026-05-17',
  }));
  await page.route('**/vetbuddy-visits?phone=*', (route) =>
    route.fulfill({ json: { data: visits } }),
  );
  const answer = page.waitForResponse('**/vetbuddy-visits?phone=*');
  await page.goto('/VetcareVetBuddyVisits?phone=5555502001');
  await answer;
  await expect(page.getByText('Pet 1', { exact: true })).toBeVisible({ timeout: 1000 });
  await expect(page.locator('tbody tr')).toHaveCount(5000);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Pet 4799', { exact: true })).toBeVisible();
});
