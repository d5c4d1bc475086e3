import { expectNoViolations } from './support/axe.ts';
import { serveRequests } from './support/requests.ts';
import { logIn } from './support/staff.ts';
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
