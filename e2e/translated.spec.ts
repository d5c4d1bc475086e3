import { logIn, requestRow } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// The owner's booking: booking.spec.ts.
test('staff log in on a translated page, and filter, search, sort, page and open their list', async ({
  page,
}) => {
  await page.addInitScript(translate);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
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
