import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  bookButton,
  collectBookings,
  field,
  fillIn,
  heldAnswer,
  labels,
  messages,
  stopTheClock,
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
  it('is sent as it was filled in, with the moment of booking, and said to be booked', async () => {
    const sent = collectBookings();
    const { user, findByRole, getByRole } = await renderAt('/devcontact');
    await fillIn({ Name: '  Asha Rao ', Comments: ' Limping since Saturday.\n' });
    await user.click(bookButton());
    await waitFor(() =>
      expect(getByRole('alert')).toHaveTextContent(/^Appointment booked successfully!$/),
    );
    expect(sent).toEqual([{ ...payload, creationDate: '2026-11-20T12:00:00.000Z' }]);
    expect(valuesNow()).toEqual(empty);
    expect(await findByRole('button', { name: 'Book Appointment' })).toBe(bookButton());
  });

  it.each([
    ['/', 'Surgery'],
    ['/HomeGrooming', 'Grooming'],
    ['/ContactGrooming', 'Grooming'],
  ])('made at %s carries no moment of booking', async (address, appointmentType) => {
    const sent = collectBookings();
    const { user, findByText, findByLabelText } = await renderAt(`${address}#contacts`);
    await findByLabelText('Comments');
    await fillIn({ 'Appointment Type': appointmentType });
    await user.click(bookButton());
    await findByText(messages.booked);
    expect(sent).toEqual([{ ...payload, appointmentType }]);
  });

  it('may be followed by another', async () => {
    const sent = collectBookings();
    const { user, findByText, queryByText } = await renderAt('/devcontact');
    await user.click(field('Appointment Type'));
    await fillIn();
    await user.click(bookButton());
    await findByText(messages.booked);
    // The empty form neither complains nor has anybody opened a list in it.
    expect(queryByText(/another look/)).toBeNull();
    expect(field('Appointment Type')).not.toHaveAttribute('aria-describedby');
    await fillIn({ Name: 'Ravi' });
    await user.click(bookButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(expect.objectContaining({ name: 'Ravi' }));
    await findByText(messages.booked);
  });

  it('says how it ended until that is put away', async () => {
    collectBookings();
    const { user, findByText, getByRole, getAllByRole } = await renderAt('/devcontact');
    // There before it has anything to say, so that it is heard.
    const regions = getAllByRole('alert');
    expect(regions.some((region) => region.textContent !== '')).toBe(false);
    await fillIn();
    await user.click(bookButton());
    const message = await findByText(messages.booked);
    expect(regions).toContain(message.closest('[role=alert]'));
    await user.click(getByRole('button', { name: 'Dismiss' }));
    expect(message).not.toBeInTheDocument();
  });
});

describe('a booking that is not accepted', () => {
  it.each([
    ['by the server', () => new HttpResponse('no', { status: 500 })],
    ['as it is', () => HttpResponse.json({ message: 'bad' }, { status: 400 })],
    ['for want of a network', () => HttpResponse.error()],
  ])('%s is told so, keeps every answer, and is not sent again by itself', async (_, answer) => {
    expectConsole('error', logged);
    const sent = collectBookings(answer);
    const { user, findByText, getByRole } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    expect((await findByText(messages.failed)).closest('[role=alert]')).not.toBeNull();
    expect(getByRole('alert')).toHaveTextContent(new RegExp(`^${messages.failed}$`));
    expect(valuesNow()).toEqual(whole);
    expect(sent).toHaveLength(1);
  });

  it('can be sent again', async () => {
    expectConsole('error', logged);
    const answers = [HttpResponse.error(), HttpResponse.text('ok')];
    const sent = collectBookings(() => answers.shift()!);
    const { user, findByText, queryByText } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    await findByText(messages.failed);
    await user.click(bookButton());
    await findByText(messages.booked);
    expect(queryByText(messages.failed)).toBeNull();
    expect(sent).toHaveLength(2);
  });
});

describe('while the answer is awaited', () => {
  it('a second press, Enter and a script’s press send nothing more', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    const { user, findByText, getByRole } = await renderAt('/devcontact');
    await fillIn();
    const button = bookButton();
    // Both in one turn: no render comes between them.
    act(() => {
      button.click();
      button.click();
    });
    await user.type(field('Name'), '{Enter}');
    await user.dblClick(getByRole('button', { name: 'Booking…' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    release();
    await findByText(messages.booked);
    expect(sent).toHaveLength(1);
  });

  it('the button says so and keeps the focus', async () => {
    const { release, answer } = heldAnswer();
    collectBookings(answer);
    const { user, findByText } = await renderAt('/devcontact');
    await fillIn();
    const button = bookButton();
    await user.click(button);
    expect(button).toHaveTextContent(/^Booking…$/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
    expect(button).toHaveFocus();
    release();
    await findByText(messages.booked);
    expect(button).toHaveTextContent(/^Book Appointment$/);
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).toHaveFocus();
  });

  it('says after eight seconds that it is still sending, and not before', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-20T12:00:00Z'),
    });
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    const { queryByText, findByText, getAllByRole } = await renderAt('/devcontact');
    const slow = /Still sending your booking/;
    await fillIn();
    const regions = getAllByRole('status');
    fireEvent.click(bookButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(queryByText(slow)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    const word = await findByText(slow);
    expect(regions).toContain(word.closest('[role=status]'));
    release();
    await findByText(messages.booked);
    expect(queryByText(slow)).toBeNull();
  });
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeLeaving() {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('whoever closes the tab', () => {
  it('is asked first while a booking is under way, and not before or after', async () => {
    const { release, answer } = heldAnswer();
    collectBookings(answer);
    const { user, findByText } = await renderAt('/devcontact');
    await fillIn();
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(bookButton());
    expect(asksBeforeLeaving()).toBe(true);
    release();
    await findByText(messages.booked);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

/** The answer comes before they are back, or not until then. */
async function leaveAndComeBack(release: () => void, when: 'here' | 'away') {
  const { router, user, findByRole, findByLabelText } = await renderAt('/devcontact');
  await fillIn();
  await user.click(bookButton());
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

describe('whoever leaves the page meanwhile and comes back', () => {
  it('finds it still under way, can’t send it again, and hears how it ended', async () => {
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

  it('finds it booked where the answer came while they were away', async () => {
    const { release, answer } = heldAnswer();
    const sent = collectBookings(answer);
    await leaveAndComeBack(release, 'away');
    expect(await screen.findByRole('region', { name: 'What you asked for' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Book Appointment' })).toBeVisible();
    expect(valuesNow()).toEqual(empty);
    expect(sent).toHaveLength(1);
  });
});

describe('whoever leaves the page before their booking fails', () => {
  it.each(['here', 'away'] as const)(
    'hears of it once, coming back: it failed %s',
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

describe('a half-filled booking', () => {
  it('is still there after a reload of the tab', async () => {
    await renderAt('/devcontact');
    await fillIn({ Comments: '' });
    cleanup();
    const { findByDisplayValue } = await renderAt('/devcontact');
    await findByDisplayValue('VetBuddy Indiranagar (sample)');
    expect(valuesNow()).toEqual({ ...whole, Comments: '' });
  });

  it('is gone once booked', async () => {
    collectBookings();
    const { user, findByText } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    await findByText(messages.booked);
    cleanup();
    await renderAt('/devcontact');
    expect(valuesNow()).toEqual(empty);
  });

  it('survives a booking that was not accepted', async () => {
    expectConsole('error', logged);
    collectBookings(() => HttpResponse.error());
    const { user, findByText } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    await findByText(messages.failed);
    cleanup();
    await renderAt('/devcontact');
    expect(field('Name')).toHaveValue('Asha Rao');
  });

  it('does not turn up in another form', async () => {
    await renderAt('/devcontact');
    await fillIn();
    cleanup();
    await renderAt('/HomeGrooming');
    expect(valuesNow()).toEqual(empty);
  });

  it.each(['not json', '[1]', 'null', '{"name":7,"evil":"x","email":"a@b.co"}'])(
    'that was kept as %s does no harm',
    async (kept) => {
      sessionStorage.setItem('bookingDraft:full-with-creation-date', kept);
      await renderAt('/devcontact');
      expect(field('Name')).toHaveValue('');
    },
  );

  it('is no need where the browser keeps nothing', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    const sent = collectBookings();
    const { user, findByText } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    await findByText(messages.booked);
    expect(sent).toHaveLength(1);
    expect(valuesNow()).toEqual(empty);
  });
});
