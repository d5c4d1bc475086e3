import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { privacyPage } from '#src/content/privacyPage.ts';
import { handOverDraft } from '#src/features/booking/bookingStorage.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  book,
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  fillIn,
  holdBookings,
  messages,
  openFilled,
  sendBooking,
  shown,
  stopTheClock,
  submit,
  valuesNow,
  whole,
  wholeDraft,
} from './bookingKit.ts';

const key = 'rememberedDetails';
const day = 86_400_000;
const bookedAt = Date.parse('2026-11-20T12:00:00');
const { name, mobileNumber, email, petType } = wholeDraft;
const details = { name, mobileNumber, email, petType };

beforeEach(() => stopTheClock());
afterEach(() => void vi.restoreAllMocks());

function box() {
  return screen.queryByRole('checkbox', { name: 'Remember my details on this phone' });
}

const forgetButton = () => screen.queryByRole('button', { name: 'Forget me' });

function remember(changes: object = {}) {
  localStorage.setItem(key, JSON.stringify({ ...details, bookedAt, ...changes }));
}

const everythingKept = () =>
  JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));

function refuseLocalStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
}

const keptInTab = () => JSON.stringify(Object.entries(sessionStorage));

/** Fires the event of a change in another tab. */
function forgetInAnotherTab() {
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key }));
}

/** Books on a page, with the box ticked. */
async function bookAndRemember(address = '/devcontact', type = 'Surgery') {
  collectBookings();
  const page = await openFilled({ 'Appointment Type': type }, address);
  await page.user.click(box()!);
  submit();
  await shown(messages.booked);
  return page;
}

describe('a visitor who wants to be remembered', () => {
  it('is not asked where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await renderAt('/devcontact');
    expect(box()).toBeNull();
  });

  it('a visitor who wants to be remembered can be forgotten where the browser has no room for more', async () => {
    remember();
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
      if (this === localStorage) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.apply(this, item);
    });
    const { user } = await renderAt('/devcontact');
    expect(field('Name')).toHaveValue('Asha Rao');
    expect(box()).toBeNull();
    await user.click(forgetButton()!);
    expect(field('Name')).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is asked, and not remembered by default', async () => {
    collectBookings();
    await renderAt('/devcontact');
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/stay in this browser for 12 months/);
    expect(forgetButton()).toBeNull();
    await fillIn();
    submit();
    await shown(messages.booked);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('finds name, number, e-mail and pet type in every form of the next visit, and nothing else', async () => {
    await bookAndRemember();
    expect(Object.values(valuesNow()).join('')).toBe('');
    expect(JSON.parse(localStorage.getItem(key)!)).toEqual({ ...details, bookedAt });
    cleanup();
    sessionStorage.clear();
    for (const address of ['/ContactGrooming', '/devcontact']) {
      await renderAt(address);
      expect(valuesNow()).toEqual({
        ...whole,
        Location: '',
        'Appointment Type': '',
        'Appointment Date': '',
        'Appointment Time': '',
        Comments: '',
      });
      expect(box()).toBeChecked();
      cleanup();
    }
  });

  it('is remembered only once a booking was accepted', async () => {
    expectConsole('error', 'The booking was not accepted.');
    collectBookings(() => HttpResponse.error());
    const { user } = await openFilled();
    await user.click(box()!);
    submit();
    await shown(messages.failed);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is remembered with the answers that were sent, where they changed', async () => {
    remember();
    await book({ Name: ' Ravi ', 'Pet Type': 'Dog' });
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ name: 'Ravi', petType: 'Dog' });
  });

  it('is forgotten after a booking with the box unticked', async () => {
    remember();
    collectBookings();
    const { user } = await openFilled();
    await user.click(box()!);
    submit();
    await shown(messages.booked);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps what is typed for this booking, and the chosen answers', async () => {
    remember();
    sessionStorage.setItem('bookingDraft:full-with-creation-date', '{"name":"Ravi"}');
    await renderAt('/devcontact?pet=Dog');
    await clinicsAreLoaded();
    await waitFor(() => expect(field('Pet Type')).toHaveValue('Dog'));
    expect(field('Name')).toHaveValue('Ravi');
    expect(field('Email')).toHaveValue('asha@example.com');
  });
});

describe('Forget me', () => {
  it('removes the person from this browser and from the form, and keeps the visit', async () => {
    remember();
    const { user } = await renderAt('/devcontact');
    enter('Name', 'Ravi');
    enter('Comments', 'Limping.');
    await user.click(forgetButton()!);
    expect(localStorage.getItem(key)).toBeNull();
    expect(valuesNow()).toMatchObject({ Name: '', Email: '', 'Pet Type': '' });
    expect(field('Comments')).toHaveValue('Limping.');
    expect(box()).not.toBeChecked();
    const said = screen.getByText('Your details are no longer kept on this phone.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(said.parentElement).toHaveFocus();
    expect(forgetButton()).toBeNull();
    cleanup();
    await renderAt('/devcontact');
    expect(valuesNow()).toMatchObject({ Name: '', Email: '', Comments: 'Limping.' });
  });

  it('removes the confirmation, and everything else that says who was here', async () => {
    await bookAndRemember('/devcontact');
    expect(screen.getByRole('region', { name: /^Not fixed yet/ })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Book for another pet' }));
    await fillIn({ Name: 'Ravi' });
    fireEvent.click(forgetButton()!);
    expect(screen.queryByRole('region', { name: /^Not fixed yet/ })).toBeNull();
    const kept = everythingKept();
    expect(kept).not.toMatch(/Asha|Ravi|9876543210|asha@|Cat|bookingMade|bookingsSent/);
  });

  it('says that it could not where the browser does not let go', async () => {
    remember();
    const { user } = await renderAt('/devcontact');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    await user.click(forgetButton()!);
    expect(screen.queryByText('Your details are no longer kept on this phone.')).toBeNull();
    expect(
      screen.getByText(/^This browser refuses to remove your details\. Clear its data/),
    ).toBeVisible();
  });

  it('Forget me is there on the privacy page for what the tab alone keeps, and removes it', async () => {
    await openFilled();
    cleanup();
    const { user } = await renderAt('/privacy');
    await user.click(forgetButton()!);
    expect(screen.getByText('Your details are no longer kept on this phone.')).toBeVisible();
    cleanup();
    await renderAt('/privacy');
    expect(screen.getByText(privacyPage.nothingKept)).toBeVisible();
    expect(forgetButton()).toBeNull();
    cleanup();
    await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(valuesNow()).toMatchObject({ Name: '', 'Mobile Number': '', Email: '', 'Pet Type': '' });
    expect(field('Comments')).not.toHaveValue('');
  });

  it('speaks of this tab alone where the browser lets no other know', async () => {
    refuseLocalStorage();
    await openFilled();
    cleanup();
    const { user } = await renderAt('/privacy');
    await user.click(forgetButton()!);
    expect(screen.getByText(/^Your details are no longer kept in this tab\./)).toBeVisible();
    expect(keptInTab()).not.toMatch(/Asha|9876543210|asha@|Cat/);
  });

  it('Forget me counts for a booking under way also where the browser lets no other tab know', async () => {
    refuseLocalStorage();
    const { release, sent } = holdBookings();
    const { user, router } = await sendBooking();
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(() => router.navigate('/privacy'));
    await user.click(forgetButton()!);
    release();
    expect(await screen.findByText(messages.booked)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See what you asked for' })).toBeNull();
    expect(keptInTab()).not.toMatch(/Asha|9876543210|asha@|bookingMade/);
  });

  it('reaches a tab that was away, as soon as it is back', async () => {
    await openFilled();
    // Another tab changes it without an event here.
    localStorage.setItem('forgotMe', '1');
    fireEvent(window, new PageTransitionEvent('pageshow'));
    expect(valuesNow()).toMatchObject({ Name: '', 'Mobile Number': '', Email: '', 'Pet Type': '' });
    enter('Name', 'Ravi');
    cleanup();
    localStorage.setItem('forgotMe', '2');
    await renderAt('/devcontact');
    expect(field('Name')).toHaveValue('');
  });

  it('Forget me counts for a booking that is under way', async () => {
    remember();
    const { release, sent } = holdBookings();
    await sendBooking();
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(forgetButton()!);
    release();
    await shown(messages.booked);
    expect(screen.queryByRole('region', { name: /^Not fixed yet/ })).toBeNull();
    const kept = everythingKept();
    expect(kept).not.toMatch(/Asha|9876543210|asha@|bookingMade|bookingsSent/);
  });

  it('takes back that everything typed is still there', async () => {
    expectConsole('error', 'The booking was not accepted.');
    collectBookings(() => HttpResponse.error());
    await sendBooking();
    await shown(messages.failed);
    expect(screen.getByText(/Everything you typed is still here/)).toBeVisible();
    // In another tab.
    localStorage.setItem('forgotMe', '1');
    fireEvent(window, new StorageEvent('storage', { key: 'forgotMe' }));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByText(/Everything you typed is still here/)).toBeNull();
    expect(await shown(messages.failed)).toBeVisible();
  });

  it('in another tab empties the form here, and this booking is not remembered', async () => {
    remember();
    collectBookings();
    await renderAt('/devcontact');
    expect(field('Name')).toHaveValue('Asha Rao');
    forgetInAnotherTab();
    expect(field('Name')).toHaveValue('');
    expect(forgetButton()).toBeNull();
    expect(box()).not.toBeChecked();
    await fillIn();
    submit();
    await shown(messages.booked);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('in another tab removes what this one keeps of any form', async () => {
    await bookAndRemember();
    handOverDraft('full', { name: 'Ravi', comments: 'Limping' });
    localStorage.setItem('forgotMe', '1');
    fireEvent(window, new StorageEvent('storage', { key: 'forgotMe' }));
    expect(keptInTab()).not.toMatch(/Asha|Ravi/);
    expect(keptInTab()).toContain('Limping');
  });

  it('in another tab counts while a booking is under way', async () => {
    remember();
    collectBookings(() => {
      forgetInAnotherTab();
      return HttpResponse.text('ok');
    });
    await sendBooking();
    await shown(messages.booked);
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('remembered details', () => {
  // What can be used is told in rememberedDetails.test.ts.
  it.each([
    ['an e-mail that is none', { email: '<script>' }],
    ['a booking 12 months ago', { bookedAt: bookedAt - 366 * day }],
  ])('with %s are not used, and removed', async (_, stored) => {
    remember(stored);
    await renderAt('/devcontact');
    expect(Object.values(valuesNow()).join('')).toBe('');
    expect(localStorage.getItem(key)).toBeNull();
    expect(box()).not.toBeChecked();
  });

  it('leave the pet to choose where nobody treats it any more', async () => {
    remember({ petType: 'Dragon' });
    await renderAt('/devcontact');
    expect(valuesNow()).toMatchObject({ Name: 'Asha Rao', 'Pet Type': '' });
  });
});
