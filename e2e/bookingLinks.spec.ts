import { siteOrigin } from './support/addresses.ts';
import { bookingForm } from './support/booking.ts';
import { logIn, unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What a link fills in and leaves out: tests/features/booking/confirmation.test.tsx.
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
