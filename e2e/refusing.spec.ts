import type { Page } from 'playwright/test';
import { booked, bookingForm, fillIn, sampleBooking, send } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/*
 * A platform that refuses: the main pages where storage, locks, channels, observers and the like are missing, throw, or take every
 * call and never answer. tests/pages/refusing.test.tsx has each page, and each part by itself.
 */

const ways = ['missing', 'throwing', 'silent'] as const;

/** Runs in the page, before anything of the site does. */
function refuseEverything(way: (typeof ways)[number]) {
  const refuse = (): never => {
    throw new DOMException('Refused by this test.', 'SecurityError');
  };
  const nothing = () => undefined;
  const never = () => new Promise(nothing);
  const define = (owner: object, name: string, silent: unknown, isReadRefused = false) =>
    Object.defineProperty(owner, name, {
      configurable: true,
      ...(way === 'throwing' && isReadRefused
        ? { get: refuse }
        : { value: { missing: undefined, throwing: refuse, silent }[way] }),
    });
  const storage = { getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing };
  define(window, 'localStorage', storage, true);
  define(window, 'sessionStorage', storage, true);
  define(window, 'indexedDB', { open: () => ({}) }, true);
  define(navigator, 'locks', { request: never, query: never }, true);
  define(navigator, 'clipboard', { writeText: never }, true);
  define(navigator, 'share', never);
  define(window, 'matchMedia', () => new EventTarget());
  class Channel extends EventTarget {
    postMessage = nothing;
    close = nothing;
  }
  define(window, 'BroadcastChannel', Channel);
  define(
    window,
    'Notification',
    Object.assign(function Notification() {}, {
      permission: 'default',
      requestPermission: never,
    }),
  );
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
    takeRecords = () => [];
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'])
    define(window, name, Observer);
}

async function bookWithoutAnswers(page: Page) {
  const form = page.locator('form').filter({ has: page.getByLabel('Pet Type') });
  await form.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(form.getByRole('group', { name: /answers are missing/ })).toBeFocused();
}

/** Sends too early, then books, reads another page and comes back: the router keeps scroll positions in a storage. */
async function book(page: Page) {
  await bookWithoutAnswers(page);
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page).toHaveURL('/');
}

/** Each page, and what somebody does there. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  '/': book,
  '/clinics/indiranagar': bookWithoutAnswers,
  '/contact': async (page) => {
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByRole('group', { name: 'Choose how to send it' })).toBeFocused();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied.')).toHaveCount(0);
  },
  '/VetcareVetBuddyVisits?phone=5555502001': async (page) => {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  '/login': async (page) => {
    await page.getByLabel('Email', { exact: true }).fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/appointmentlist');
    const list = page.getByRole('table', { name: 'Appointment requests' });
    await list.getByRole('rowheader').first().getByRole('button').first().click();
    const request = page.getByRole('dialog');
    await request.getByLabel('Note').fill('Sample note');
    await expect(request.getByText(/^Not kept:/)).toBeVisible();
    await request.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Save what is shown now as').fill('Mine');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText('Mine lasts until you leave this page.')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByLabel('Search').fill('nobody at all');
    await expect(page.getByText(/^No name, mobile number or e-mail matches/)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  },
};

const addresses = Object.keys(visits);
/** Every way for a form and for the staff; for the others the one that is worst for what they do. */
const tried: Record<(typeof ways)[number], string[]> = {
  missing: ['/', '/login'],
  throwing: addresses.filter((address) => address !== '/contact'),
  silent: ['/', '/login', '/contact'],
};

for (const way of ways)
  for (const address of tried[way])
    test(`${address} comes alive, answers and says what is true where every part of the platform is ${way}`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
      await page.addInitScript(refuseEverything, way);
      await page.goto(address);
      await hydrate(page);
      await visits[address]!(page);
      expect(errors).toEqual([]);
    });
