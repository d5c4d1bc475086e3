import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinics as records } from '#content/clinics.ts';
import { bookingContent } from '#src/business/bookingContent.ts';
import { searchSite } from '#src/business/siteIndex.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { renderAt } from '#tests/support/renderAt.tsx';
import { stopClock } from '#tests/support/stopClock.ts';

const main = () => within(screen.getByRole('main'));

it('the form says in Hindi what is missing, and shows Hindi names of what it sends in English', async () => {
  const { user } = await renderAt('/hi/ContactGrooming');
  const form = await screen.findByRole('form', { name: 'अपॉइंटमेंट बुक करें' });
  const dog = await within(form).findByRole('option', { name: 'कुत्ता' });
  expect(dog).toHaveValue('Dog');
  // Until the clinics are there, the field says that they are awaited.
  await within(form).findByRole('option', { name: bookingContent.clinics[0]!.name });
  await user.click(within(form).getByRole('button', { name: 'अपॉइंटमेंट बुक करें' }));
  expect(await within(form).findByText('9 जवाब बाकी हैं या सही नहीं हैं')).toBeVisible();
  expect(
    within(form).getByRole('combobox', { name: messages.location }),
  ).toHaveAccessibleDescription(/^[^A-Za-z]+।$/);
});

it('a clinic of the stores list goes by its Hindi name', async () => {
  await renderAt('/hi/ContactGrooming');
  const [first] = bookingContent.clinics;
  expect(first!.name).toBe('VetBuddy इंदिरानगर');
  const option = await screen.findByRole('option', { name: first!.name });
  expect(option).toHaveValue(first!.storeId);
});

it.each([
  ['12:00', 'अभी खुला है, रात 9 बजे तक'],
  ['23:30', 'कल सुबह 9 बजे तक बंद'],
])('a clinic’s page tells its hours, and at %s whether it is open', async (time, state) => {
  stopClock(`2026-11-18T${time}:00`);
  const openTillNine = records.filter(({ hours }) => hours.wed?.[1] === '21:00');
  const clinic = openTillNine.find(
    ({ hours }) => new Set(Object.values(hours).map(String)).size === 1,
  )!;
  await renderAt(`/hi/clinics/${clinic.slug}`);
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(clinic.name);
  main().getByText('हर दिन, सुबह 9 बजे से रात 9 बजे तक');
  main().getByText(state);
});

it.each([
  ['इमरजेंसी', '/hi/contact#emergency'],
  ['billi kha nahi', '/hi/contact#emergency'],
  ['अभी खुला', '/hi/clinics'],
  ['रद्द', '/hi/contact'],
  ['doctor near', '/hi/clinics'],
])('an owner who types “%s” finds the right Hindi page first', (query, address) => {
  const hits = searchSite(query).groups.flatMap(({ hits: ofGroup }) => ofGroup);
  expect(hits[0]?.entry.href).toBe(address);
  expect(hits.filter(({ entry }) => !entry.href.startsWith('/hi'))).toEqual([]);
});

it('the search finds letters with their marks, and names by their Latin spelling', () => {
  const found = (query: string) =>
    searchSite(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));
  for (const query of ['टीका', 'टीके']) {
    const hrefs = found(query).map(({ href }) => href);
    expect(hrefs).toContainEqual(expect.stringContaining('vaccination'));
  }
  for (const [query, title] of [
    ['indiranagar', 'VetBuddy इंदिरानगर'],
    ['इंदिरानगर', 'VetBuddy इंदिरानगर'],
    ['vaccination', 'टीकाकरण'],
    ['mumbai', 'VetBuddy बांद्रा वेस्ट'],
    ['मुम्बई', 'VetBuddy बांद्रा वेस्ट'],
    ['bangalore', 'VetBuddy इंदिरानगर'],
    ['बंगलौर', 'VetBuddy इंदिरानगर'],
  ] as const)
    expect(found(query).map((entry) => entry.title)).toContain(title);
});

it('what was typed into the English contact form is in the Hindi one too', async () => {
  const typed = { '/contact': { comments: 'Kiwi coughs.' }, '/privacy': { comments: 'No.' } };
  sessionStorage.setItem('enquiries', JSON.stringify(typed));
  await renderAt('/hi/contact');
  expect(screen.getByRole('textbox', { name: 'टिप्पणी' })).toHaveValue('Kiwi coughs.');
});

it('an address that is not there is told in Hindi', async () => {
  await renderAt('/hi/no/such/page');
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(main().getByRole('heading', { level: 1 }).textContent).not.toMatch(/[A-Za-z]/);
  const popular = main().getAllByRole('link');
  expect(popular.map((link) => link.getAttribute('href'))).toContain('/hi/service');
});

it('a link to a page that is there in English alone says so, and leaves the Hindi site', async () => {
  const { user, router } = await renderAt('/hi');
  const vets = await main().findByRole('link', { name: 'सभी डॉक्टरों से मिलें' });
  expect(vets).toHaveAttribute('href', '/doctors');
  expect(vets).toHaveAttribute('hreflang', 'en');
  // jsdom follows no link.
  window.addEventListener('click', (event) => event.preventDefault(), {
    capture: true,
    once: true,
  });
  await user.click(vets);
  expect(router.location.pathname).toBe('/hi');
});

it('Enter in the search stays with the hits in Hindi, which all stand under the field', async () => {
  const { user, router } = await renderAt('/hi/privacy');
  await user.click(screen.getByRole('button', { name: 'खोजें' }));
  await user.type(await screen.findByRole('searchbox'), 'क्लिनिक{Enter}');
  const clinics = await screen.findByRole('heading', { name: 'क्लिनिक' });
  expect(within(clinics.parentElement!).getAllByRole('link').length).toBeGreaterThan(3);
  expect(router.location.pathname).toBe('/hi/privacy');
});
