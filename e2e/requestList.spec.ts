import { bookElsewhere, sampleBooking } from './support/booking.ts';
import { logIn, openDates, requestRow } from './support/staff.ts';
import { dayAhead, sampleStore } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('staff', () => {
  test(
    'staff find a request by name, mobile and e-mail, and share the filtered list',
    { tag: '@main' },
    async ({ page, browser }) => {
      const booking = sampleBooking({ date: dayAhead(3) });
      // A number that no other test uses.
      const mobile = `9${String(Date.now()).slice(-9)}`;
      await bookElsewhere(browser, booking, mobile);
      await logIn(page);
      const search = page.getByRole('searchbox', { name: 'Search' });
      const row = requestRow(page, booking.name);
      for (const words of [
        booking.name.toUpperCase(),
        `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      ]) {
        await search.fill(words);
        await expect(page.getByRole('row')).toHaveCount(2);
        await expect(row).toBeVisible();
      }
      await expect(row.getByRole('link', { name: mobile })).toHaveAttribute(
        'href',
        `tel:${mobile}`,
      );
      await expect(row.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute(
        'href',
        'mailto:asha@example.com',
      );
      await search.fill('ASHA@example');
      await openDates(page);
      await page.getByLabel('From Date').fill(booking.date);
      await page.getByLabel('To Date').fill(booking.date);
      await page.getByLabel('Sort By').selectOption('Oldest');
      await expect(row).toBeVisible();
      const view = `q=ASHA%40example&from=${booking.date}&to=${booking.date}&sort=Oldest`;
      await expect(page).toHaveURL(`/appointmentlist?${view}`);

      const colleague = await page.context().newPage();
      await colleague.goto(page.url());
      await expect(requestRow(colleague, booking.name)).toBeVisible();
      await expect(colleague.getByRole('searchbox', { name: 'Search' })).toHaveValue(
        'ASHA@example',
      );
      await expect(colleague.getByLabel('Sort By')).toHaveValue('Oldest');

      await row.getByRole('button', { name: booking.name, exact: true }).click();
      const record = page.getByRole('dialog', { name: booking.name });
      await expect(record).toContainText(booking.comments);
      await expect(record).toContainText(sampleStore.store_manager_number);
      await expect(record.getByRole('link', { name: `Call ${mobile}` })).toHaveAttribute(
        'href',
        `tel:+91${mobile}`,
      );
      await expect(record.getByRole('link', { name: 'Mail' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: booking.name, exact: true })).toBeFocused();
    },
  );
});
