import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMe } from '#src/features/booking/forgetMe.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  bookButton,
  clinic,
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  fillIn,
  heldAnswer,
  labels,
  messages,
  shown,
  stopTheClock,
  store,
  submit,
  valuesNow,
  whole,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

const payload = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Surgery',
  petType: 'Cat',
  location: '11',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:30',
  comments: 'Limping since Saturday.',
};
const empty = Object.fromEntries(labels.map((label) => [label, '']));
const logged = 'The booking was not accepted.';

describe('a booking', () => {
  it('sends a booking as it was filled in, with its creation date, and says that it is booked', async () => {
    const sent = collectBookings();
    const { getByRole, user } = await renderAt('/devcontact');
    await fillIn({ Name: '  Asha Rao ', Comments: ' Limping since Saturday.\n' });
    submit();
    await waitFor(() =>
      expect(getByRole('alert')).toHaveTextContent(/^Appointment booked successfully!$/),
    );
    expect(sent).toEqual([
      { ...payload, creationDate: new Date('2026-11-20T12:00:00').toISOString() },
    ]);
    expect(valuesNow()).toEqual(empty);
    await user.click(getByRole('button', { name: 'Book another visit' }));
    expect(valuesNow()).toEqual(empty);
    expect(bookButton()).toBeVisible();
  });

  it.each([
    ['/', 'Surgery'],
    ['/HomeGrooming', 'Grooming'],
    ['/ContactGrooming', 'Grooming'],
  ])('sends a booking made at %s without a creation date', async (address, appointmentType) => {
    const sent = collectBookings();
    const { findByLabelText } = await renderAt(`${address}#contacts`);
    await findByLabelText('Comments');
    await fillIn({ 'Appointment Type': appointmentType });
    submit();
    await shown(messages.booked);
    expect(sent).toEqual([{ ...payload, appointmentType }]);
  });

  it('sends another booking after the first', async () => {
    const sent = collectBookings();
    const { user, queryByText } = await renderAt('/devcontact');
    await user.click(field('Appointment Type'));
    await fillIn();
    submit();
    await shown(messages.booked);
    await user.click(screen.getByRole('button', { name: 'Book another visit' }));
    // The empty form shows no error, and no list counts as opened in it.
    expect(queryByText(/another look/)).toBeNull();
    expect(field('Appointment Type')).not.toHaveAttribute('aria-describedby');
    await fillIn({ Name: 'Ravi' });
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(expect.objectContaining({ name: 'Ravi' }));
    await shown(messages.booked);
    const panel = screen.getByRole('region', { name: 'What you asked for' });
    expect(panel).toHaveTextContent('Ravi');
    expect(panel).toHaveFocus();
  });

  it('says that a booking was made until the message is dismissed', async () => {
    const { release, answer } = heldAnswer();
    collectBookings(answer);
    const { user, getByRole, getAllByRole } = await renderAt('/devcontact');
    await fillIn();
    submit();
    // The live region exists before its message, so that screen readers announce it.
    const regions = getAllByRole('alert');
    expect(regions.some((region) => region.textContent !== '')).toBe(false);
    release();
    const message = await shown(messages.booked);
    expect(regions).toContain(message.closest('[role=alert]'));
    await user.click(getByRole('button', { name: 'Dismiss' }));
    expect(message).not.toBeInTheDocument();
  });
});

describe('a booking that is not accepted', () => {
  it.each([
    ['by a broken server', () => new HttpResponse('no', { status: 500 })],
    ['as a bad request', () => HttpResponse.json({ message: 'bad' }, { status: 400 })],
    ['without a network', () => HttpResponse.error()],
  ])(
    'says that a booking failed %s, keeps every answer, and does not send it again',
    async (_, answer) => {
      expectConsole('error', logged);
      const sent = collectBookings(answer);
      const { getByRole } = await renderAt('/devcontact');
      await fillIn();
      submit();
      expect((await shown(messages.failed)).closest('[role=alert]')).not.toBeNull();
      expect(getByRole('alert')).toHaveTextContent(new RegExp(`^${messages.failed}$`));
      expect(valuesNow()).toEqual(whole);
      expect(sent).toHaveLength(1);
    },
  );

  it('sends a booking again after a failure', async () => {
    expectConsole('error', logged);
    const answers = [HttpResponse.error(), HttpResponse.text('ok')];
    const sent = collectBookings(() => answers.shift()!);
    const { queryByText } = await renderAt('/devcontact');
    await fillIn();
    submit();
    await shown(messages.failed);
    submit();
    await shown(messages.booked);
    expect(queryByText(messages.failed)).toBeNull();
    expect(sent).toHaveLength(2);
  });
});

describe('while the answer is awaited', () => {
  it('sends nothing more on a second click, Enter or a script’s click', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    const { user, getByRole } = await renderAt('/devcontact');
    await fillIn();
    const button = bookButton();
    // Both in one task: no render comes between them.
    act(() => {
      button.click();
      button.click();
    });
    await user.type(field('Name'), '{Enter}');
    await user.dblClick(getByRole('button', { name: 'Booking…' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    release();
    await shown(messages.booked);
    expect(sent).toHaveLength(1);
  });

  it('says so on the button, which keeps the focus', async () => {
    expectConsole('error', logged);
    const { release, answer } = heldAnswer();
    collectBookings(() => answer().then(() => HttpResponse.error()));
    const { user } = await renderAt('/devcontact');
    await fillIn();
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

  it('says after eight seconds that it is still sending, and after thirty that it may be lost', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-20T12:00:00'),
    });
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
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
    await act(() => vi.advanceTimersByTimeAsync(22_000));
    expect(queryByText(slow)).toBeNull();
    const lost = await shown(/may or may not have arrived/);
    expect(regions).toContain(lost.closest('[role=status]'));
    expect(within(lost).getByRole('link')).toHaveAttribute('href', clinic.phone.href);
    expect(valuesNow()).toEqual(whole);
    fireEvent.click(screen.getByRole('button', { name: 'Booking…' }));
    release();
    await shown(messages.booked);
    expect(lost).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeLeaving() {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('a person who closes the tab', () => {
  it('a person who closes the tab is asked to confirm while a booking is under way, and not before or after', async () => {
    const { release, answer } = heldAnswer();
    collectBookings(answer);
    await renderAt('/devcontact');
    await fillIn();
    expect(asksBeforeLeaving()).toBe(false);
    submit();
    expect(asksBeforeLeaving()).toBe(true);
    release();
    await shown(messages.booked);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

/** Leaves and comes back while a booking is under way; `away`: its answer comes before the return. */
async function leaveAndComeBack(release: () => void, when: 'here' | 'away') {
  const { router, user, findByRole, findByLabelText } = await renderAt('/devcontact');
  await fillIn();
  submit();
  await act(() => router.navigate('/HomeGrooming'));
  expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
  if (when === 'away') {
    release();
    await waitFor(() => {
      if (asksBeforeLeaving()) throw new Error('The booking is still under way.');
    });
  }
  await act(() => router.navigate('/devcontact'));
  await findByLabelText('Name');
  return { user, router };
}

describe('a person who leaves the page while a booking is under way', () => {
  it('finds the booking still under way, can’t send it again, and reads how it ended', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    const { user } = await leaveAndComeBack(release, 'here');
    const button = await screen.findByRole('button', { name: 'Booking…' });
    await user.click(button);
    release();
    expect(await screen.findByText(messages.booked)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you asked for' })).toBeVisible();
    expect(valuesNow()).toEqual(empty);
    expect(sent).toHaveLength(1);
    expect(sessionStorage.getItem('bookingDraft:full-with-creation-date')).toBeNull();
  });

  it('finds the booking made where the answer came meanwhile', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    await leaveAndComeBack(release, 'away');
    expect(await screen.findByRole('region', { name: 'What you asked for' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Book another visit' })).toBeVisible();
    expect(valuesNow()).toEqual(empty);
    expect(sent).toHaveLength(1);
  });
});

describe('a person who types on while a booking is under way', () => {
  it('finds it in the form for the next booking, and reads that it was not part of this one', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    const { getByRole, getByText } = await renderAt('/devcontact');
    await fillIn();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    enter('Comments', 'And she eats little.');
    enter('Appointment Type', 'Vet Consultation');
    release();
    await shown(messages.booked);
    expect(valuesNow()).toEqual({
      ...empty,
      Location: whole.Location,
      'Appointment Type': 'Vet Consultation',
      Comments: 'And she eats little.',
    });
    expect(getByText(/is not part of it/)).toBeVisible();
    expect(getByRole('region', { name: 'What you asked for' })).toHaveTextContent('Surgery');
    expect(sent).toEqual([expect.objectContaining({ comments: whole.Comments })]);
    cleanup();
    await renderAt('/devcontact');
    expect(field('Comments')).toHaveValue('And she eats little.');
  });

  it('finds it on another page too, when the booking is made', async () => {
    const { release, answer } = heldAnswer();
    collectBookings(answer);
    const { router, findByLabelText } = await renderAt('/HomeGrooming');
    await fillIn({ 'Appointment Type': 'Grooming' });
    submit();
    await act(() => router.navigate('/ContactGrooming'));
    await findByLabelText('Comments');
    enter('Comments', 'He bites.');
    await act(() => router.navigate('/about'));
    release();
    await screen.findByText(messages.booked);
    await act(() => router.navigate('/ContactGrooming'));
    await findByLabelText('Comments');
    expect(valuesNow()).toEqual({ ...empty, Comments: 'He bites.' });
  });
});

describe('a person who leaves the page before their booking fails', () => {
  it.each(['here', 'away'] as const)(
    'reads once that the booking failed, where the answer came %s',
    async (when) => {
      expectConsole('error', logged);
      const { release, answer } = heldAnswer();
      collectBookings(() => answer().then(() => HttpResponse.error()));
      const { router } = await leaveAndComeBack(release, when);
      release();
      expect(await screen.findByText(messages.failed)).toBeVisible();
      expect(field('Name')).toHaveValue('Asha Rao');
      await act(() => router.navigate('/HomeGrooming'));
      await screen.findByRole('button', { name: 'Book Appointment' });
      await act(() => router.navigate('/devcontact'));
      expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
      expect(screen.queryByText(messages.failed)).toBeNull();
    },
  );
});

/** Books, and is on another page when the answer comes. */
async function bookAndLeave(address: string, answerOf: () => Response, from = '/devcontact') {
  const { release, answer } = heldAnswer();
  collectBookings(() => answer().then(answerOf));
  const page = await renderAt(from);
  await page.findByLabelText('Comments');
  await fillIn();
  submit();
  await act(() => page.router.navigate(address));
  await waitFor(() => expect(page.queryByDisplayValue(whole.Comments)).toBeNull());
  const regions = await page.findAllByRole('alert');
  release();
  return { ...page, regions };
}

describe('a person who is elsewhere when their booking ends', () => {
  it.each([
    ['/about', '/#contacts'],
    ['/login', '/devcontact'],
    ['/ContactGrooming', '/devcontact'],
  ])(
    'reads at %s that it failed, whom to call, and gets back to the form at %s and what was typed',
    async (address, from) => {
      expectConsole('error', logged);
      const { findByText, getByRole, user, regions } = await bookAndLeave(
        address,
        () => HttpResponse.error(),
        from,
      );
      const said = (await findByText(messages.failed)).closest('[role=alert]');
      // The live region was there before its message.
      expect(regions).toContain(said);
      const box = within(said!.parentElement!);
      expect(box.getByRole('link', { name: clinic.phone.display })).toBeVisible();
      await user.click(getByRole('link', { name: 'Back to the form' }));
      await screen.findByDisplayValue(whole.Comments);
      await clinicsAreLoaded();
      expect(valuesNow()).toEqual(whole);
      expect(await shown(messages.failed)).toBeVisible();
      expect(screen.getAllByText(messages.failed)).toHaveLength(1);
    },
  );

  it('reads that it was made, and gets to what was asked for', async () => {
    const { findByText, getByRole, findByRole, user } = await bookAndLeave('/about', () =>
      HttpResponse.text('ok'),
    );
    expect(await findByText(messages.booked)).toBeVisible();
    await user.click(getByRole('link', { name: 'See what you asked for' }));
    expect(await findByRole('region', { name: 'What you asked for' })).toBeVisible();
    expect(screen.getAllByText(messages.booked)).toHaveLength(1);
  });

  it('reads no more that what they typed is in the form once they are forgotten', async () => {
    expectConsole('error', logged);
    const { findByText, getByRole, queryByText } = await bookAndLeave('/about', () =>
      HttpResponse.error(),
    );
    expect(await findByText(/what you typed is in it/)).toBeVisible();
    act(() => void forgetMe());
    expect(queryByText(/what you typed is in it/)).toBeNull();
    expect(getByRole('link', { name: 'Back to the form' })).toBeVisible();
    expect(getByRole('link', { name: clinic.phone.display })).toBeVisible();
  });

  it('is led to no confirmation where they are forgotten', async () => {
    const { findByText, queryByRole } = await bookAndLeave('/about', () => {
      forgetMe();
      return HttpResponse.text('ok');
    });
    expect(await findByText(messages.booked)).toBeVisible();
    expect(queryByRole('link', { name: 'See what you asked for' })).toBeNull();
  });

  it('a person who is elsewhere when their booking ends can dismiss the message', async () => {
    const { findByText, getByRole, queryByText, user } = await bookAndLeave('/about', () =>
      HttpResponse.text('ok'),
    );
    await findByText(messages.booked);
    await user.click(getByRole('button', { name: 'Dismiss' }));
    expect(queryByText(messages.booked)).toBeNull();
  });
});

/** The connection as the browser reports it. */
function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

describe('a person who loses the connection', () => {
  it('reads that they are offline and that they are back, and loses nothing', async () => {
    expectConsole('error', logged);
    const answers = [HttpResponse.error(), HttpResponse.text('ok')];
    const sent = collectBookings(() => answers.shift()!);
    const { queryByText } = await renderAt('/devcontact');
    await fillIn();
    expect(queryByText(/offline|online/)).toBeNull();
    connect(false);
    expect((await shown(/^You are offline\./)).closest('[role=status]')).not.toBeNull();
    submit();
    await shown(messages.failed);
    expect(valuesNow()).toEqual(whole);
    connect(true);
    await shown('You are back online. You can book now.');
    // Nothing is sent unasked.
    expect(sent).toHaveLength(1);
    submit();
    await shown(messages.booked);
    expect(queryByText(/offline|online/)).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('a person who loses the connection is not asked to book again while a booking is on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = collectBookings(() => new Promise<Response>((resolve) => (answer = resolve)));
    await renderAt('/devcontact');
    await fillIn();
    submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    connect(false);
    await shown(/^You are offline, and your booking is on its way: it may or may not have arrived/);
    connect(true);
    answer(HttpResponse.text('ok'));
    await shown(messages.booked);
    expect(sent).toHaveLength(1);
  });
});

describe('a half-filled booking', () => {
  it('keeps a half-filled booking over a reload of the tab', async () => {
    await renderAt('/devcontact');
    await fillIn({ Comments: '' });
    cleanup();
    const { findByDisplayValue } = await renderAt('/devcontact');
    await findByDisplayValue(store.store_name);
    expect(valuesNow()).toEqual({ ...whole, Comments: '' });
  });

  it('forgets a half-filled booking once it is booked', async () => {
    collectBookings();
    await renderAt('/devcontact');
    await fillIn();
    submit();
    await shown(messages.booked);
    cleanup();
    await renderAt('/devcontact');
    expect(valuesNow()).toEqual(empty);
  });

  it('keeps what was filled in where the booking was not accepted', async () => {
    expectConsole('error', logged);
    collectBookings(() => HttpResponse.error());
    await renderAt('/devcontact');
    await fillIn();
    submit();
    await shown(messages.failed);
    cleanup();
    await renderAt('/devcontact');
    expect(field('Name')).toHaveValue('Asha Rao');
  });

  it('does not show a half-filled booking in another form', async () => {
    await renderAt('/devcontact');
    await fillIn();
    cleanup();
    await renderAt('/HomeGrooming');
    expect(valuesNow()).toEqual(empty);
  });

  it.each(['not json', '[1]', 'null', '{"name":7,"evil":"x","email":"a@b.co"}'])(
    'ignores a half-filled booking stored as %s',
    async (kept) => {
      sessionStorage.setItem('bookingDraft:full-with-creation-date', kept);
      await renderAt('/devcontact');
      expect(field('Name')).toHaveValue('');
    },
  );

  it('books where the browser stores nothing', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    const sent = collectBookings();
    await renderAt('/devcontact');
    await fillIn();
    submit();
    await shown(messages.booked);
    expect(sent).toHaveLength(1);
    expect(valuesNow()).toEqual(empty);
    forgetMe();
  });
});
