import type { Page } from 'playwright/test';
import { serveRequests } from './support/requests.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const clinics = [
  'VetBuddy Adyar (sample)',
  'VetBuddy T Nagar (sample)',
  'VetBuddy Salt Lake (sample)',
];

/** Requests whose every text is as long as people write it, four a day. */
const records = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: ['Karthik Subramanian', 'Anjali Menon', 'Harpreet Gill'][index % 3],
  mobile_number: `98${String(index).padStart(8, '0')}`,
  email: `karthik.subramanian.${index}@mail.example.com`,
  appointment_type: index % 2 ? 'Vet Consultation' : 'Pet Vaccination',
  pet_type: 'Dog',
  location_name: clinics[index % 3],
  store_manager_number: '5555500013',
  appointment_date: `2026-08-${String(10 + Math.floor(index / 4)).padStart(2, '0')}`,
  appointment_time: `${10 + (index % 4)}:30`,
  comments:
    'Limping on the left front leg since Saturday, eats well, and does not like to be touched.',
}));

/** How many rows are wholly in sight. */
function rowsInSight(page: Page): Promise<number> {
  return page.locator('[data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { height, bottom } = row.getBoundingClientRect();
        return height > 0 && bottom <= innerHeight;
      }).length,
  );
}

test('the desk shows fourteen requests and at most eleven controls, a phone four requests', async ({
  context,
  page,
}) => {
  await serveRequests(context, () => records);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);
  const controls = page
    .getByRole('search', { name: 'Appointment requests' })
    .locator('input, select, button')
    .filter({ visible: true });
  expect(await controls.count()).toBeLessThanOrEqual(11);
  await expect(page.getByRole('cell', { name: 'T Nagar', exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
