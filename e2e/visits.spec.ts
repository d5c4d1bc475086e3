import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a visit list that broke off loads on a second try and is printed whole', async ({ page }) => {
  for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('**/xml/vetbuddy-visits**', (route) =>
      route.fulfill({ headers, contentType: 'application/json', body: '{"data":[{"id":1,' }),
    );
    await page.goto(address);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to fetch data. Please try again later.' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
  await page.getByLabel('Phone number').fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'visits of a phone with a wrong number', 'phone');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Anjali Menon · 5555502001')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(7);
  for (const role of ['button', 'textbox', 'banner'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
