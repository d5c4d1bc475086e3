import type { Locator, Page } from 'playwright/test';
import { bookingsOf, valuesOf } from './support/booking.ts';
import { dayAhead, sampleMobile } from './support/site.ts';
import { expect, test } from './support/test.ts';

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

async function switchInMenu(page: Page, menu: string, language: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: menu, exact: true }).click();
  const open = page.getByRole('navigation', { name: menu }).locator('..');
  await open.getByRole('link', { name: language }).click();
}

test('a booking typed in Devanagari survives both ways of switching, and is sent once as English sends it', async ({
  page,
}) => {
  test.slow();
  const bookings = bookingsOf(page);
  const [name, comments] = ['आशा कुलकर्णी', 'शनिवार से लँगड़ा रहा है; “छूने” पर रोता है।'];
  const date = dayAhead(400);

  await page.goto('/hi#contacts');
  const form = page.getByRole('form', { name: 'अपॉइंटमेंट बुक करें' });
  await expect(form.getByRole('option', { name: 'VetBuddy इंदिरानगर' })).toBeAttached();
  await field(form, 'क्लिनिक').selectOption('VetBuddy इंदिरानगर');
  await field(form, 'सेवा').selectOption('ऑपरेशन');
  await field(form, 'टिप्पणी').fill(comments);
  await field(form, 'नाम').fill(name);
  const half = await valuesOf(form);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/#contacts');
  const english = page.getByRole('form', { name: 'Book an appointment' });
  await expect.poll(() => valuesOf(english)).toEqual(half);
  await field(english, 'Appointment Date').fill(date);
  await field(english, 'Email').fill('asha@example.com');

  await switchInMenu(page, 'Menu', 'हिन्दी');
  await expect(page).toHaveURL('/hi#contacts');
  const more = { ...half, appointmentDate: date, email: 'asha@example.com' };
  await expect.poll(() => valuesOf(form)).toEqual(more);
  await field(form, 'अपॉइंटमेंट का समय').selectOption('16:30');
  await field(form, 'कौन-सा पालतू').selectOption('कुत्ता');
  // In any script's digits.
  await field(form, 'मोबाइल नंबर').fill(
    sampleMobile.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!),
  );
  await form.getByRole('button', { name: 'अपॉइंटमेंट बुक करें' }).click();

  const booked = 'अपॉइंटमेंट बुक हो गया है!';
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  const confirmation = form.getByRole('region', { name: /पक्का करने के लिए/ });
  for (const words of [name, 'ऑपरेशन', 'VetBuddy इंदिरानगर'])
    await expect(confirmation).toContainText(words);
  expect(bookings).toEqual([
    {
      name,
      mobileNumber: sampleMobile,
      email: 'asha@example.com',
      appointmentType: 'Surgery',
      petType: 'Dog',
      location: '11',
      appointmentDate: date,
      appointmentTime: '16:30',
      comments,
    },
  ]);
});
