import type { Page } from 'playwright/test';
import { bookingForm, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { callsOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

async function appointmentForm(page: Page, address: string) {
  await page.goto(address);
  await hydrate(page);
  const form = page.getByRole('form', { name: 'Make an appointment' });
  await form.getByLabel('Name').fill('Kavya Menon');
  await form.getByLabel('Email').fill('kavya@example.com');
  await form.getByLabel(/^Phone/).fill('+91 98765 43210');
  await form.getByLabel('Service').selectOption('Surgery');
  return { form, button: form.getByRole('button', { name: 'Make an appointment' }) };
}

const typed = { name: 'Kavya Menon', email: 'kavya@example.com', mobileNumber: '9876543210' };

for (const address of ['/appointments', '/blog/black-claws'])
  test(`the form of ${address} goes straight to the booking form, the focus on what is missing`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    const { button } = await appointmentForm(page, address);
    await button.click();
    await expect(page).toHaveURL('/#contacts');
    const booking = await bookingForm(page);
    await expect(booking.getByText('What you typed is filled in.')).toBeVisible();
    await expect(page.locator(':focus')).toHaveAttribute('name', 'location');
    await expect(page.locator(':focus')).toBeInViewport();
    expect(await valuesOf(booking)).toMatchObject(typed);
    await page.goBack();
    await expect(
      page.getByRole('form', { name: 'Make an appointment' }).getByLabel('Name'),
    ).toHaveValue(typed.name);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

test('the appointments form takes what was typed into a new tab too', async ({ page, context }) => {
  const { form, button } = await appointmentForm(page, '/appointments');
  const opened = context.waitForEvent('page');
  await button.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  const booking = await bookingForm(tab);
  await expect(booking.getByLabel('Name')).toHaveValue(typed.name);
  await expect(tab.locator(':focus')).toHaveAttribute('name', 'location');
  await expect(form.getByLabel('Name')).toHaveValue(typed.name);
  await expect(page).toHaveURL('/appointments');
});

test('what is typed on /contact survives leaving the page, and becomes a message to send', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrate(page);
  const request = page.getByRole('form', { name: 'Send a request' });
  await request.getByLabel('Name').fill('Kavya Menon');
  await request.getByLabel('Comments').fill('Do you keep cats & dogs?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(request.getByLabel('Comments')).toHaveValue('Do you keep cats & dogs?');
  await request.getByLabel('Comments').press('Tab');
  await request.getByRole('button', { name: 'Send Request' }).press('Enter');
  const note = request.getByRole('group', { name: 'Choose how to send it' });
  await expect(note).toBeFocused();
  await page.keyboard.press('Tab');
  const mail = note.getByRole('link', { name: 'Send by e-mail' });
  await expect(mail).toBeFocused();
  const text = 'Name: Kavya Menon\nComments: Do you keep cats & dogs?';
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body?.replaceAll('\r\n', '\n')).toContain(text);
  const whatsApp = note.getByRole('link', { name: 'Send by WhatsApp' });
  const href = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(href.origin).toBe('https://wa.me');
  expect(href.searchParams.get('text')).toContain(text);
  await expect(note.getByRole('textbox', { name: 'The message' })).toHaveValue(new RegExp(text));
});
