import type { Page } from 'playwright/test';
import { serveRequests } from './support/requests.ts';
import { logIn, unfold } from './support/staff.ts';
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

test('the desk shows fourteen requests and at most eight controls, a phone four requests', async ({
  context,
  page,
}) => {
  await serveRequests(context, () => records);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page);
  await expect(page.getByRole('region', { name: 'Requests by day' })).toBeVisible();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);
  // The arrow of the export is its second part.
  const controls = page
    .getByRole('search', { name: 'Appointment requests' })
    .locator('input, select, button:not([aria-label="Other exports"])')
    .filter({ visible: true });
  expect(await controls.count()).toBeLessThanOrEqual(8);
  await expect(page.getByRole('cell', { name: 'T Nagar', exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // A booking by phone is two presses away, without scrolling.
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await unfold(page, 'More');
    const enter = page.getByRole('button', { name: 'Enter a booking' });
    await expect(enter).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
  }
});

test('a booking that failed after its form was closed leaves the head of the list free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logIn(page);
  await unfold(page, 'More');
  const enter = page.getByRole('main').getByRole('button', { name: 'Enter a booking' });
  await enter.click();
  const booking = page.getByRole('form', { name: 'Enter a booking' });
  const field = (name: string) => booking.getByLabel(name, { exact: true });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/appointment-booking', async (route) => {
    await answered;
    await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } });
  });
  await field('Location').selectOption({ index: 1 });
  await field('Appointment Type').selectOption({ index: 1 });
  await booking.getByRole('radio').nth(3).check({ force: true });
  await field('Appointment Time').selectOption({ index: 1 });
  await field('Pet Type').selectOption({ index: 1 });
  await field('Name').fill('Kavya Iyer');
  await field('Comments').fill('Limping.');
  await field('Mobile Number').fill('9876501234');
  await field('Email').fill('kavya@mail.example.com');
  await booking.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(booking.getByRole('button', { name: 'Booking…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  answer();
  await expect(page.getByText('What you typed is in ‘Enter a booking’')).toBeVisible();
  // What lies over it would take the press.
  await enter.click({ timeout: 3000 });
  await expect(booking).toBeVisible();
});
