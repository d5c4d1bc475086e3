import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import * as messages from '#src/features/booking/shared/outcomeMessages.tsx';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { stopClock } from '#tests/support/stopClock.ts';
import {
  bookButton,
  clinic,
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  fillIn,
  holdBookings,
  noon,
  openFilled,
  sendBooking,
  shown,
  submit,
  valuesNow,
  bookableAnswers,
} from './bookingKit.ts';

beforeEach(() => stopClock(noon));

const logged = 'The booking was not accepted.';

it('a booking at /devcontact is sent as filled in, with its creation date, and confirmed', async () => {
  const sent = collectBookings();
  const { getByRole, user } = await sendBooking();
  await waitFor(() =>
    expect(getByRole('alert')).toHaveTextContent(/^Appointment booked successfully!$/),
  );
  expect(sent).toEqual([{ ...bookableAnswers, creationDate: new Date(noon).toISOString() }]);
  expect(valuesNow()).toEqual(emptyAnswers);
  await user.click(getByRole('button', { name: 'Book for another pet' }));
  expect(bookButton()).toBeVisible();
});

it.each([
  ['/', 'Surgery'],
  ['/HomeGrooming', 'Grooming'],
  ['/ContactGrooming', 'Grooming'],
])('a booking at %s is sent without a creation date', async (address, appointmentType) => {
  const sent = collectBookings();
  await renderAt(`${address}#contacts`);
  await fillIn({ appointmentType: appointmentType });
  submit();
  await shown(messages.booked);
  expect(sent).toEqual([{ ...bookableAnswers, appointmentType }]);
});

it('another booking can be sent after the first', async () => {
  const sent = collectBookings();
  const { user, queryByText } = await renderAt('/devcontact');
  await user.click(field('appointmentType'));
  await fillIn();
  submit();
  await shown(messages.booked);
  await user.click(screen.getByRole('button', { name: 'Book for another pet' }));
  // The empty form shows no error, and no list counts as opened in it.
  expect(queryByText(/missing or not right/)).toBeNull();
  expect(field('appointmentType')).not.toHaveAttribute('aria-describedby');
  await fillIn({ name: 'Ravi' });
  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(expect.objectContaining({ name: 'Ravi' }));
  await shown(messages.booked);
  const panel = screen.getByRole('region', { name: / to confirm, / });
  expect(panel).toHaveTextContent('Ravi');
  expect(panel).toHaveFocus();
});

it('the form says that a booking was made until the message is dismissed', async () => {
  const { release } = holdBookings();
  const { user, getByRole, getAllByRole, findByRole } = await sendBooking();
  await findByRole('button', { name: 'Booking…' });
  // The live region exists before its message, so that screen readers announce it.
  const regions = getAllByRole('alert');
  expect(regions.some((region) => region.textContent !== '')).toBe(false);
  release();
  const message = await shown(messages.booked);
  expect(regions).toContain(message.closest('[role=alert]'));
  await user.click(getByRole('button', { name: 'Dismiss' }));
  expect(message).not.toBeInTheDocument();
});

it('the form says that a booking failed, and sends it again only when asked to', async () => {
  expectConsole('error', logged);
  const answers = [HttpResponse.error(), HttpResponse.text('ok')];
  const sent = collectBookings(() => answers.shift()!);
  const { getByRole, queryByText } = await sendBooking();
  expect((await shown(messages.failed)).closest('[role=alert]')).not.toBeNull();
  expect(getByRole('alert')).toHaveTextContent(new RegExp(`^${messages.failed}$`));
  expect(valuesNow()).toEqual(bookableAnswers);
  expect(sent).toHaveLength(1);
  submit();
  await shown(messages.booked);
  expect(queryByText(messages.failed)).toBeNull();
  expect(sent).toHaveLength(2);
});

it('the form says what to do about a booking that was refused', async () => {
  expectConsole('error', logged);
  collectBookings(() => new HttpResponse(null, { status: 409 }));
  const { getByRole } = await sendBooking();
  const text = `${messages.failed} That time has just been taken: please choose another.`;
  await shown(text);
  expect(getByRole('alert')).toHaveTextContent(text);
});

it('a second click, Enter or a script’s click sends no second booking', async () => {
  const { release, sent } = holdBookings();
  const { user, getByRole } = await openFilled();
  const button = bookButton();
  // In one task, without a render in between.
  act(() => {
    for (let press = 0; press < 20; press += 1) button.click();
    button.form?.requestSubmit();
  });
  await user.type(field('name'), '{Enter}');
  await user.dblClick(getByRole('button', { name: 'Booking…' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  release();
  await shown(messages.booked);
  expect(sent).toHaveLength(1);
});

it('the button says that a booking is being sent, and keeps the focus', async () => {
  expectConsole('error', logged);
  const { release } = holdBookings(() => HttpResponse.error());
  const { user } = await openFilled();
  const button = bookButton();
  await user.click(button);
  expect(button).toHaveTextContent(/^Booking…$/);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toBeDisabled();
  expect(button).toHaveFocus();
  release();
  await shown(messages.failed);
  expect(button).toHaveTextContent(/^Book Appointment$/);
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveFocus();
});

it('the form says after eight seconds that it is still sending', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(noon),
  });
  const { release, sent } = holdBookings();
  const { queryByText, getAllByRole } = await renderAt('/devcontact');
  const slow = /Still sending your booking/;
  await fillIn();
  const regions = getAllByRole('status');
  fireEvent.click(bookButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(queryByText(slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const note = await shown(slow);
  expect(regions).toContain(note.closest('[role=status]'));
  expect(valuesNow()).toEqual(bookableAnswers);
  fireEvent.click(screen.getByRole('button', { name: 'Booking…' }));
  release();
  await shown(messages.booked);
  expect(note).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it('an owner who comes back to the page finds the booking under way, and reads its outcome', async () => {
  const { release, sent } = holdBookings();
  const { router, user, findByRole } = await sendBooking();
  await act(() => router.navigate('/HomeGrooming'));
  expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
  await act(() => router.navigate('/devcontact'));
  const button = await screen.findByRole('button', { name: 'Booking…' });
  await user.click(button);
  release();
  expect(await screen.findByText(messages.booked)).toBeVisible();
  expect(screen.getByRole('region', { name: / to confirm, / })).toBeVisible();
  expect(valuesNow()).toEqual(emptyAnswers);
  expect(sent).toHaveLength(1);
  expect(sessionStorage.getItem('bookingDraft:full-with-creation-date')).toBeNull();
});

it('a page that ‘back’ brings again has the draft that the tab has by now', async () => {
  await openFilled();
  // As after a booking in another page of the tab.
  sessionStorage.removeItem('bookingDraft:full-with-creation-date');
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(back));
  expect(valuesNow()).toEqual(emptyAnswers);
});

it('changes made while a booking is under way are not sent, but stay for the next one', async () => {
  const { release, sent } = holdBookings();
  const { getByRole, getByText } = await sendBooking();
  await waitFor(() => expect(sent).toHaveLength(1));
  enter('comments', 'And she eats little.');
  enter('appointmentType', 'Vet Consultation');
  release();
  await shown(messages.booked);
  expect(valuesNow()).toEqual({
    ...emptyAnswers,
    location: bookableAnswers.location,
    appointmentType: 'Vet Consultation',
    comments: 'And she eats little.',
  });
  expect(getByText(/Your later changes were not sent/)).toBeVisible();
  expect(getByRole('region', { name: / to confirm, / })).toHaveTextContent('Surgery');
  expect(sent).toEqual([expect.objectContaining({ comments: bookableAnswers.comments })]);
});

/** Books, and is on another page when the answer comes. */
async function bookAndLeave(address: string, answerOf: () => Response) {
  const { release } = holdBookings(answerOf);
  const page = await renderAt('/#contacts');
  await fillIn();
  submit();
  await act(() => page.router.navigate(address));
  await waitFor(() => expect(page.queryByDisplayValue(bookableAnswers.comments)).toBeNull());
  const regions = await page.findAllByRole('alert');
  release();
  return { ...page, regions };
}

it('an owner elsewhere reads that the booking failed, and gets back to the form', async () => {
  expectConsole('error', logged);
  const { findByText, getByRole, user, regions } = await bookAndLeave('/about', () =>
    HttpResponse.error(),
  );
  const said = (await findByText(messages.failed)).closest('[role=alert]');
  // The live region was there before its message.
  expect(regions).toContain(said);
  const box = within(said!.parentElement!);
  expect(box.getByRole('link', { name: clinic.phone.display })).toBeVisible();
  await user.click(getByRole('link', { name: 'Back to the form' }));
  await screen.findByDisplayValue(bookableAnswers.comments);
  await clinicsAreLoaded();
  expect(valuesNow()).toEqual(bookableAnswers);
  expect(await shown(messages.failed)).toBeVisible();
  expect(screen.getAllByText(messages.failed)).toHaveLength(1);
});

it('an owner elsewhere reads that the booking was made, and gets to its confirmation', async () => {
  const { findByText, getByRole, findByRole, user } = await bookAndLeave('/about', () =>
    HttpResponse.text('ok'),
  );
  expect(await findByText(messages.booked)).toBeVisible();
  await user.click(getByRole('link', { name: 'See what you asked for' }));
  expect(await findByRole('region', { name: / to confirm, / })).toBeVisible();
  expect(screen.getAllByText(messages.booked)).toHaveLength(1);
});

it('an owner elsewhere who dismisses the outcome is in the main content', async () => {
  const { findByText, getByRole, user } = await bookAndLeave('/about', () =>
    HttpResponse.text('ok'),
  );
  await findByText(messages.booked);
  await user.click(getByRole('button', { name: 'Dismiss' }));
  expect(getByRole('main')).toHaveFocus();
});

/** The connection as the browser reports it. */
function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

it('an owner who loses the connection is told so, and can book once it is back', async () => {
  expectConsole('error', logged);
  const answers = [HttpResponse.error(), HttpResponse.text('ok')];
  const sent = collectBookings(() => answers.shift()!);
  const { queryByText } = await openFilled();
  expect(queryByText(/offline|online/)).toBeNull();
  connect(false);
  expect((await shown(/^You are offline\./)).closest('[role=status]')).not.toBeNull();
  submit();
  await shown(messages.failed);
  expect(valuesNow()).toEqual(bookableAnswers);
  connect(true);
  await shown('You are back online. You can book now.');
  // Nothing is sent unasked.
  expect(sent).toHaveLength(1);
  submit();
  await shown(messages.booked);
  expect(queryByText(/offline|online/)).toBeNull();
  expect(sent).toHaveLength(2);
});

it('an owner who is back online is not told that they can book before the locations have loaded', async () => {
  const answers = [() => HttpResponse.error(), () => HttpResponse.json(sampleStores)];
  server.use(http.get('*/prod/admin-stores-list', () => answers[0]!()));
  expectConsole('error', 'The stores list could not be loaded.');
  connect(false);
  const { queryByText, user, getByRole } = await renderAt('/devcontact');
  await shown(/^You are offline\. Our locations/);
  expect(field('location')).not.toHaveAccessibleDescription(/loading/);
  connect(true);
  await shown(/^We could not load our locations/);
  expect(queryByText(/You can book now/)).toBeNull();
  answers.shift();
  await user.click(getByRole('button', { name: 'Try again' }));
  await shown('You are back online. You can book now.');
});

it('a booking is made even if the browser stores nothing', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  const sent = collectBookings();
  await sendBooking();
  await shown(messages.booked);
  expect(sent).toHaveLength(1);
  expect(valuesNow()).toEqual(emptyAnswers);
});
