import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** A token that is valid for a hundred years. */
function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'asha', email: 'asha@vetbuddy.example', exp: 4_000_000_000 };
  return [part({ alg: 'none' }), part(claims), 'sample'].join('.');
}

const request = {
  id: 7,
  name: 'Megha Patil',
  mobile_number: '9800000007',
  pet_type: 'Cat',
  location_name: 'VetBuddy Adyar',
  appointment_date: '2030-07-18',
  appointment_time: '10:30',
};

// Days of all kinds: tests/features/requests/calls/callNotes.model.test.ts.
test('keeps the last word that each of two tabs wrote into a note, one closed and one killed right behind it', async ({
  context,
}) => {
  await context.addInitScript((idToken) => localStorage.setItem('idToken', idToken), token());
  await context.route('**/admin-booking-list', (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return route.fulfill({ headers, json: { data: [request] } });
  });
  const note = (page: Page) => page.getByRole('dialog').getByLabel('Note');
  async function openTab() {
    const page = await context.newPage();
    await page.goto('/appointmentlist');
    await page.getByRole('button', { name: request.name }).click();
    await note(page).press('ControlOrMeta+End');
    return page;
  }

  const closed = await openTab();
  const killed = await openTab();
  await closed.bringToFront();
  await closed.keyboard.insertText(' closed;');
  await closed.goto('about:blank');
  await closed.close();
  await killed.bringToFront();
  await killed.keyboard.insertText(' killed;');
  await killed.close({ runBeforeUnload: false });
  await expect(note(await openTab())).toHaveValue(/closed;.*killed;/s);
});
