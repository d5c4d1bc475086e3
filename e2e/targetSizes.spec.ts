import { bookingForm } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { logIn, unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('the most used buttons, links and fields are at least 44 px wide and high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const small: string[] = [];
  /** Measures the visible elements with these names. */
  const measure = async (
    role: 'button' | 'link' | 'combobox' | 'textbox' | 'searchbox',
    names: string[],
  ) => {
    for (const name of names) {
      const targets = page.getByRole(role, { name }).filter({ visible: true });
      await expect(targets.first()).toBeVisible();
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        if (box && Math.min(box.width, box.height) < 44)
          small.push(`${name}, ${page.url()}: ${box.width} × ${box.height}`);
      }
    }
  };
  await page.goto('/');
  await hydrate(page);
  await measure('link', ['Book Now']);
  await measure('button', ['Menu']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await measure('button', ['Menu']);
  await page.keyboard.press('Escape');
  await bookingForm(page);
  await measure('textbox', ['Name', 'Mobile Number', 'Email', 'Comments']);
  await measure('combobox', ['Location', 'Appointment Type', 'Pet Type', 'Appointment Time']);
  await measure('button', ['Book Appointment']);
  await page.goto('/login');
  await measure('button', ['Login']);
  await logIn(page);
  await unfold(page);
  await measure('combobox', ['Clinic', 'Service', 'Notes', 'Sort By']);
  await measure('button', [
    'Filters',
    'Today',
    'Dates',
    'Export to Excel',
    'Refresh',
    'Previous',
    'Next',
    'Log out',
  ]);
  await page.goto('/VetbuddyVisits');
  await measure('button', ['Previous', 'Next', 'Show visits']);
  await measure('textbox', ['Phone number']);
  await page.goto('/VetcareVetBuddyVisits?phone=5555502001');
  await measure('button', ['Print']);
  expect(small).toEqual([]);
});
