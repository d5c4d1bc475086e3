import type { Locator } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { serveRequests } from './support/requests.ts';
import { logIn, staff, unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const records = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: index === 7 ? 'Rahul Verma' : `Owner ${index + 1}`,
  mobile_number: `98${String(index).padStart(8, '0')}`,
  appointment_type: 'Vet Consultation',
  pet_type: 'Dog',
  location_name: 'VetBuddy Adyar (sample)',
  appointment_date: `2026-08-${10 + index}`,
  appointment_time: '10:30',
  comments: 'Limping on the left front leg since Saturday.',
}));

test.beforeEach(({ context }) => serveRequests(context, () => records));

test('a request stands beside the list, which stays in use', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const names = page.locator('[data-row] th button:first-of-type');
  const third = await names.nth(2).innerText();
  await names.nth(2).click();
  const panel = page.getByRole('dialog', { name: third });
  await expect(panel).toBeFocused();
  await expect(page.locator('[data-row]').nth(2).getByRole('button').first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectNoViolations(page, 'a request beside the list', { widths: [1280] });

  // What is in the list is pressed, and what stands beside it follows.
  const fifth = await names.nth(4).innerText();
  await names.nth(4).click();
  await expect(page.getByRole('dialog', { name: fifth })).toBeFocused();
  await page.keyboard.press('k');
  const fourth = await names.nth(3).innerText();
  await expect(page.getByRole('dialog', { name: fourth })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('rahul');
  await expect(page.getByText(/^1 of 20/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: fourth })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(names.nth(3)).toHaveText(fourth);

  // Half a day and time is not dropped, neither by Tab nor by Esc.
  const dialog = page.getByRole('dialog', { name: fourth });
  const again = dialog.getByLabel('Call again at');
  await again.focus();
  await page.keyboard.type('1224');
  await page.keyboard.press('Tab');
  const half = () => again.evaluate((field: HTMLInputElement) => field.validity.badInput);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await half()).toBe(true);
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
  expect(await half()).toBe(true);
  await again.fill('2026-12-24T10:00');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(names.nth(3)).toBeFocused();
});

test('a request lies over the list where there is no room beside it, and turns with the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  await page.locator('[data-row] th button').first().click();
  const dialog = page.getByRole('dialog');
  const isModal = () => dialog.evaluate((element) => element.matches(':modal'));
  await expect.poll(isModal).toBe(true);
  await dialog.getByLabel('Note').fill('After six');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(isModal).toBe(width < 1101);
    await expect(dialog.getByLabel('Note')).toHaveValue('After six');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await dialog.getByRole('button', { name: 'Next request' }).click();
  await expect(dialog.getByText(/· 2 of 20$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-row]').nth(1).getByRole('button').first()).toBeFocused();
});

test('what is half typed is there again, in all its fields, until its writer logs out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const isHalf = (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => input.validity.badInput);
  const row = page.locator('[data-row] th button:first-of-type').nth(2);
  const owner = await row.innerText();
  await row.click();
  const panel = page.getByRole('dialog', { name: owner });

  // Under an outcome that is pressed again.
  const moved = panel.getByLabel('New day and time');
  await panel.getByRole('button', { name: 'Changed' }).click();
  await moved.focus();
  await page.keyboard.type('1224');
  await panel.getByRole('button', { name: 'No answer' }).click();
  await expect(moved).toHaveCount(0);
  await panel.getByRole('button', { name: 'Changed' }).click();
  expect(await isHalf(moved)).toBe(true);
  await expect(moved).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
  await moved.fill('2026-12-24T10:00');
  await panel.getByLabel('Note').focus();
  await expect(moved).toHaveValue('2026-12-24T10:00');
  await expect(moved).not.toHaveAccessibleDescription(/./);

  // Across a walk to another page, with the request that it is about.
  const again = panel.getByLabel('Call again at');
  await again.focus();
  await page.keyboard.type('1224');
  await page.getByRole('link', { name: 'My Visits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Visits' })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  expect(await isHalf(again)).toBe(true);
  await expect(again).toHaveAccessibleDescription('Not kept yet: it needs a day and a time.');
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  // It goes on where it was left, and what is whole is kept.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026\t1000am');
  await panel.getByLabel('Note').focus();
  await expect(again).toHaveValue('2026-12-24T10:00');
  await expect(
    panel.getByText('Kept on this computer, for everybody who logs in on it.'),
  ).toBeVisible();

  // A day of the filters, while the day sheet takes their place.
  await unfold(page, 'Filters');
  await page.getByLabel('From Date').focus();
  await page.keyboard.type('1224');
  await page.getByRole('button', { name: 'Day sheet' }).click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await unfold(page, 'Filters');
  expect(await isHalf(page.getByLabel('From Date'))).toBe(true);
  // A day that is chosen there counts more.
  await page.getByRole('button', { name: 'Day sheet' }).click();
  await page.getByRole('button', { name: 'Day after' }).click();
  const day = await page.getByLabel('Day', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await unfold(page, 'Filters');
  await expect(page.getByLabel('From Date')).toHaveValue(day);
  await expect(page.getByLabel('To Date')).toHaveValue(day);

  // A text, when its dialog is opened again, and not for whoever logs in next.
  const name = page.getByLabel('Save what is shown now as');
  await page.getByRole('button', { name: 'Views' }).click();
  await name.fill('Mornings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(name).toHaveValue('Mornings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(name).toHaveValue('');
});
