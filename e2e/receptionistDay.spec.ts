import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { serveRequests } from './support/requests.ts';
import { staff, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const clinic = 'VetBuddy Adyar';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

function record(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    name: `Shift Owner ${id}`,
    mobile_number: `98${String(id).padStart(8, '0')}`,
    email: `shift.${id}@example.com`,
    appointment_type: 'Vet Consultation',
    pet_type: 'Dog',
    location_name: clinic,
    store_manager_number: '5555500013',
    appointment_date: today,
    appointment_time: `${10 + Math.floor(id / 4)}:${id % 2 ? '30' : '00'}`,
    comments: `Comment ${id}`,
    ...fields,
  };
}

/** 40 requests, 14 of them for one clinic and today. */
function fortyRequests() {
  return Array.from({ length: 40 }, (_, index) =>
    record(index + 1, {
      ...(index >= 14 && index < 28 && { location_name: 'VetBuddy Bandra' }),
      ...(index >= 28 && { appointment_date: '2030-01-07' }),
    }),
  );
}

/** Everything that this browser keeps for the site, as text. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));

/** Opens the first request of the list, notes what came of phoning, and closes it. */
async function phone(page: Page, outcome: string) {
  await page.locator('[data-row]').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: outcome }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a shift at the front desk loses nothing and leaves nothing', async ({ context, page }) => {
  // The journey is long, and a busy machine is slow.
  test.setTimeout(90_000);
  const records = fortyRequests();
  await serveRequests(context, () => records);
  // In the morning, so that no midnight moves 'Today' on.
  await context.clock.install({ time: new Date(`${today}T10:00:00+05:30`) });

  // Log in with a code.
  await tryToLogIn(page, { ...staff, email: 'text@vetbuddy.example' });
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^40 requests.* Loaded at/)).toBeVisible();

  // One clinic, today.
  await page.getByRole('combobox', { name: 'Clinic' }).selectOption(clinic);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.locator('[data-row]')).toHaveCount(14);
  const view = page.url();

  // On paper they stand on a sheet in place of the list.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: /^VetBuddy Adyar/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2 + 14);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // Ten owners are phoned in two tabs.
  await page.getByRole('combobox', { name: 'Notes' }).selectOption('To call');
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.locator('[data-row]')).toHaveCount(14);
  for (const outcome of ['Confirmed', 'No answer', 'Changed', 'Cancelled', 'Confirmed'])
    await phone(page, outcome);
  await expect(colleague.locator('[data-row]')).toHaveCount(9);
  for (const outcome of ['No answer', 'Confirmed', 'Confirmed', 'Confirmed', 'Cancelled'])
    await phone(colleague, outcome);
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await colleague.close();

  // The network goes, and work goes on: one owner is to be called again in an hour.
  await context.setOffline(true);
  await page.locator('[data-row]').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('After six');
  await dialog.getByRole('button', { name: 'Call again: In an hour' }).click();
  await expect(dialog.getByText(/^Kept on this computer/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Note: After six')).toBeVisible();
  await context.setOffline(false);
  await context.clock.fastForward(61 * 60_000);
  await page.getByRole('button', { name: '1 to call again' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);

  // The file has what was noted.
  await page.getByRole('button', { name: 'More exports' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export with notes' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('appointments-with-notes.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /"To call","After six","[\d-]+ 11:\d\d"\r\n$/,
  );

  // After logging out only the notes are left, without any name or number.
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  const left = await kept(page);
  expect(left).toContain('Confirmed');
  expect(left).not.toMatch(/Shift Owner|98000000|shift\.\d|Comment \d/);

  // The next person goes on where the desk has left off, and removes the notes.
  await tryToLogIn(page, staff);
  await expect(page.getByText(/^40 requests.* Loaded at/)).toBeVisible();
  await page.goto(`${view}&notes=To+call`);
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove all notes from this computer' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('[data-row]')).toHaveCount(14);
  expect(await kept(page)).not.toContain('Confirmed');
});
