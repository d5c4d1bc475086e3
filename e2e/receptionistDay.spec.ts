import type { Page } from 'playwright/test';
import { hydrate } from './support/hydrate.ts';
import { serveRequests } from './support/requests.ts';
import { staff, tryToLogIn, unfold } from './support/staff.ts';
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

const idToken = (page: Page) => page.evaluate(() => localStorage.getItem('idToken'));

/** Everything that this browser keeps for the site, as text. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        stores.push(JSON.stringify(reading.result));
      }
      opening.result.close();
    }
    return stores.join('\n');
  });
}

/** Opens the first request of the list, notes what came of the call, and closes it. */
async function call(page: Page, outcome: string) {
  await page.locator('[data-row]').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: outcome, exact: true }).click();
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
  await page.getByLabel('Days', { exact: true }).selectOption('Today');
  await expect(page.locator('[data-row]')).toHaveCount(14);
  const names = await page.locator('[data-row] > th').allInnerTexts();
  const view = page.url();

  // The day sheet has these rows, on paper too.
  await page.getByRole('button', { name: 'Day sheet' }).click();
  const sheet = page.getByRole('region', { name: 'Day sheet' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const owners = await sheet.locator('tbody td:nth-child(4) button').allInnerTexts();
  expect(owners).toEqual(names.map((name) => name.split('\n')[0]));
  await expect(sheet).toContainText('Comment 14');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();

  // Ten calls in two tabs.
  await unfold(page, 'Filters');
  await page.getByRole('combobox', { name: 'Calls' }).selectOption('To call');
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.locator('[data-row]')).toHaveCount(14);
  await unfold(colleague, 'More');
  await expect(colleague.getByRole('button', { name: 'Notes about calls' })).toBeVisible();
  for (const outcome of ['Confirmed', 'No answer', 'Changed', 'Cancelled', 'Confirmed'])
    await call(page, outcome);
  await expect(colleague.locator('[data-row]')).toHaveCount(9);
  for (const outcome of ['No answer', 'Confirmed', 'Confirmed', 'Confirmed', 'Cancelled'])
    await call(colleague, outcome);
  await expect(page.locator('[data-row]')).toHaveCount(4);

  // A new request comes, and waits.
  await unfold(page, 'More');
  await page.getByLabel('Look for new requests every minute').check();
  records.unshift(record(90));
  await context.clock.runFor(61_000);
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Appointment Requests/);
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show 1 new' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(5);

  // The token ends twice.
  for (let end = 0; end < 2; end += 1) {
    const before = await idToken(page);
    await context.clock.fastForward(59 * 60_000);
    await expect.poll(() => idToken(page)).not.toBe(before);
  }
  await expect(page.locator('[data-row]')).toHaveCount(5);

  // The network goes for two minutes; work goes on.
  await context.setOffline(true);
  await context.clock.fastForward(120_000);
  await call(page, 'No answer');
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await context.setOffline(false);
  await page.getByRole('combobox', { name: 'Calls' }).selectOption('No answer');
  await expect(page.locator('[data-row]')).toHaveCount(3);

  // After logging out only the notes are left, without any name or number.
  await colleague.close();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  const left = await kept(page);
  expect(left).toContain('Confirmed');
  expect(left).not.toMatch(/Shift Owner|98000000|shift\.\d|Comment \d/);

  // The next person goes on where the desk has left off, and who wrote them finds them again.
  await tryToLogIn(page, staff);
  await expect(page.getByText(/^41 requests.* Loaded at/)).toBeVisible();
  await page.goto(`${view}&calls=To+call`);
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Log out' }).click();
  await tryToLogIn(page, { ...staff, email: 'text@vetbuddy.example' });
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await unfold(page, 'Filters');
  await page.getByRole('combobox', { name: 'Calls' }).selectOption('Confirmed');
  await expect(page.locator('[data-row]')).toHaveCount(5);

  // After three months they are still there, for whoever wrote them to remove.
  await context.clock.setSystemTime(Date.now() + 92 * 24 * 3_600_000);
  await page.reload();
  // A press that begins on the old page and ends on the new one is none.
  await hydrate(page);
  await unfold(page, 'More');
  await page.getByRole('button', { name: 'Notes about calls' }).click();
  const notes = page.getByRole('dialog', { name: 'Notes about calls' });
  await expect(notes.getByText(/have not changed for more than 90 days/)).toBeVisible();
  expect(await kept(page)).toContain('Confirmed');
  await notes.getByRole('button', { name: 'Remove old notes' }).click();
  await notes.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notes.getByText('There are no notes yet.')).toBeVisible();
  expect(await kept(page)).not.toContain('Confirmed');
});
