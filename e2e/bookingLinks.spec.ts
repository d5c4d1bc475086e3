import { siteOrigin } from './support/addresses.ts';
import { bookingForm, valuesOf } from './support/booking.ts';
import { callsOf } from './support/pages.ts';
import { logIn, unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('a booking link', () => {
  const missing = 'The link you followed asks for something that can’t be booked here';

  test('a booking link fills in the form, sends nothing, and allows changes', async ({ page }) => {
    const calls = callsOf(page);
    await page.goto('/?store=13&type=Surgery&pet=Cat#contacts');
    const form = await bookingForm(page);
    await expect(form.getByLabel('Pet Type')).toHaveValue('Cat');
    expect(await valuesOf(form)).toMatchObject({ location: '13', appointmentType: 'Surgery' });
    await expect(page).toHaveURL('/#contacts');
    await expect(page.getByText(missing)).toHaveCount(0);

    await form.getByLabel('Pet Type').selectOption('Dog');
    await page.reload();
    await expect((await bookingForm(page)).getByLabel('Pet Type')).toHaveValue('Dog');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('a booking link with impossible values says so and fills in the others', async ({
    page,
  }) => {
    await page.goto('/devcontact?store=12&type=Surgery&pet=Fox');
    const form = await bookingForm(page);
    await expect(page.getByText(missing)).toContainText('(appointment type and pet type)');
    expect(await valuesOf(form)).toMatchObject({
      location: '12',
      appointmentType: '',
      petType: '',
    });
  });

  test('staff copy a booking link, which fills in the form for an owner', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page);
    await unfold(page, 'More');
    const opener = page.getByRole('button', { name: 'Booking links' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Booking links' });
    await expect(dialog.getByRole('textbox')).toHaveCount(6);
    await dialog
      .getByRole('button', { name: 'Copy the link for VetBuddy Salt Lake (sample)' })
      .click();
    await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${siteOrigin}/?store=14#contacts`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const owner = await (await browser.newContext()).newPage();
    await owner.goto(link);
    const form = await bookingForm(owner);
    await expect(form.getByLabel('Location')).toHaveValue('14');
    await owner.context().close();
  });
});
