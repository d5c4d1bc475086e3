import { act, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import type { BookingField } from '#src/domain/bookingTypes.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { bookingFields } from '#src/features/booking/shared/bookingAnswers.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { comeBackAt, stopClock } from '#tests/support/stopClock.ts';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  isSending,
  noon,
  openFilled,
  shown,
  submit,
} from './bookingKit.ts';

beforeEach(() => stopClock(noon));

function choicesOf(name: BookingField) {
  return within(field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .filter((option) => !option.disabled)
    .map((option) => option.textContent);
}

/** A field's label is the message of its name. */
const labels: Record<BookingField, string> = messages;

it.each([
  ['/devcontact', messages.commentsHint],
  ['/ContactGrooming', messages.groomingHint],
])(
  'each field of the booking form at %s has its label, the pet its choices, the comments the hint %j',
  async (at, hint) => {
    await renderAt(at);
    for (const name of bookingFields)
      expect(field(name).labels?.[0]).toHaveTextContent(new RegExp(`^${labels[name]}$`));
    expect(choicesOf('petType')).toEqual([messages.selectPetType, 'Dog', 'Cat']);
    expect(field('comments')).toHaveAccessibleDescription(hint);
  },
);

it('the appointment types are those of the chosen clinic, and the form says so if it has none', async () => {
  await renderAt('/devcontact');
  await clinicsAreLoaded();
  for (const [id, types] of [
    ['11', ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
    ['14', ['Pet Vaccination']],
    ['16', []],
  ] as const) {
    enter('location', id);
    expect(choicesOf('appointmentType')).toEqual([messages.selectAppointmentType, ...types]);
  }
  expect(field('appointmentType')).toHaveAccessibleDescription(messages.nothingOffered);
});

it('the opened list of appointment types says that a location comes first', async () => {
  const { user, queryByText } = await renderAt('/devcontact');
  await clinicsAreLoaded();
  const first = 'Please select Location first';
  expect(choicesOf('appointmentType')).toEqual([messages.selectAppointmentType]);
  expect(queryByText(first, { selector: 'span' })).toBeNull();
  await user.click(field('appointmentType'));
  expect(field('appointmentType')).toHaveAccessibleDescription(first);
  expect(within(field('appointmentType')).getByRole('option', { name: first })).toBeDisabled();
  enter('location', '11');
  expect(queryByText(first)).toBeNull();
});

const nextDays = ({ getByRole }: Awaited<ReturnType<typeof renderAt>>) =>
  within(getByRole('radiogroup', { name: messages.nextDays }));

it('a press on one of the next eight days fills in the date, and the times that are left are offered', async () => {
  const page = await renderAt('/devcontact');
  const days = nextDays(page);
  expect(days.getAllByRole('radio')).toHaveLength(8);
  await page.user.click(days.getByRole('radio', { name: /^Tomorrow 21 Nov/ }));
  expect(field('appointmentDate')).toHaveValue('2026-11-21');
  expect(choicesOf('appointmentTime')).toHaveLength(20);
  enter('appointmentDate', '2026-11-20');
  expect(days.getByRole('radio', { name: /^Today 20 Nov/ })).toBeChecked();
  expect(choicesOf('appointmentTime').slice(0, 2)).toEqual([messages.selectTime, '12:00 PM']);
  enter('appointmentDate', '2027-01-04');
  expect(days.queryByRole('radio', { checked: true })).toBeNull();
});

it('the days and times to choose are updated when the page is shown again', async () => {
  const days = nextDays(await renderAt('/devcontact'));
  const tomorrow = days.getByRole('radio', { name: /^Tomorrow 21 Nov/ });
  enter('appointmentDate', '2026-11-20');
  // Today's last time has passed.
  comeBackAt('2026-11-20T20:00:00');
  // Keyed by date, so that a press at midnight hits the day that was shown.
  expect(days.getAllByRole('radio')[0]).toBe(tomorrow);
  expect(field('appointmentTime')).toHaveAccessibleDescription(messages.noTimesLeft);
  comeBackAt('2026-11-21T07:00:00');
  expect(tomorrow).toHaveAccessibleName(/^Today 21 Nov/);
  expect(field('appointmentDate')).toHaveAttribute('min', '2026-11-21');
});

it('day and time are checked again on submit, because a slot may have passed meanwhile', async () => {
  const sent = collectBookings();
  const { queryByText } = await openFilled({
    appointmentDate: '2026-11-20',
    appointmentTime: '12:00',
  });
  vi.setSystemTime('2026-11-20T12:01:00');
  submit();
  expect(field('appointmentDate')).toHaveAccessibleDescription(messages.timeHasPassed);
  expect(field('appointmentTime')).toHaveValue('12:00');
  expect(isSending()).toBe(false);
  // A later time removes the error of the date.
  enter('appointmentTime', '12:30');
  expect(queryByText(messages.timeHasPassed)).toBeNull();
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
});

const stores = (answer: () => Response) => server.use(http.get('*/prod/admin-stores-list', answer));
const help = /We could not load our locations/;

it('if the list of clinics fails, the booking form offers the phone number and another try', async () => {
  expectConsole('error', 'The stores list could not be loaded.');
  stores(() => new HttpResponse(null, { status: 500 }));
  const { user, findByText, getByRole, findByRole, queryByText } = await renderAt('/devcontact');
  expect(field('location')).toHaveAccessibleDescription(messages.loading);
  const box = (await findByText(help)).closest<HTMLElement>('[role=status]');
  expect(field('location')).not.toHaveAccessibleDescription(messages.loading);
  expect(await within(box!).findByRole('link')).toHaveAttribute('href', brand.phone.href);
  // The rest can be filled in meanwhile.
  enter('name', 'Asha');
  stores(() => HttpResponse.json([{ id: 7, store_name: 'Back again', surgery: true }]));
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(field('location')).toHaveFocus();
  await findByRole('option', { name: 'Back again' });
  expect(queryByText(help)).toBeNull();
  expect(field('name')).toHaveValue('Asha');
});

it('locations without an answer are said to be slow after a while, and the rest can be filled in', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(noon),
  });
  server.use(http.get('*/admin-stores-list', () => delay('infinite')));
  const { user, getByText, queryByText } = await renderAt('/devcontact');
  await user.type(field('name'), 'Asha Rao');
  expect(queryByText(/Our locations/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  const slow = getByText('Our locations are slow to load. Fill in the rest meanwhile.');
  expect(slow.closest('[role=status]')).not.toBeNull();
  expect(field('location')).toHaveAccessibleDescription('slow to load, fill in the rest');
  expect(field('name')).toHaveValue('Asha Rao');
});

it('clinics that take no bookings are listed apart, with the number of the chosen one', async () => {
  stores(() =>
    HttpResponse.json([
      { id: 77, store_name: 'Takes bookings', surgery: true },
      { id: 78, store_name: 'Takes none' },
    ]),
  );
  const { findByRole } = await renderAt('/devcontact');
  const group = await findByRole('group', { name: messages.byPhoneOnly });
  expect(within(group).getByRole('option').textContent).toBe('Takes none');
  enter('location', '78');
  expect(await shown(/^This clinic takes no vet visits online. To book, call/)).toBeVisible();
  enter('location', '77');
  expect(document.body).not.toHaveTextContent('This clinic takes no vet visits online.');
});

it('clinics missing from the list are named with their numbers, beside a chosen one too', async () => {
  const { area, phone } = clinics.find(({ storeId }) => storeId === undefined)!;
  const { getByText } = await renderAt('/devcontact');
  await clinicsAreLoaded();
  const line = within(getByText(messages.byPhone).parentElement!);
  expect(line.getByText(area)).toBeVisible();
  expect(line.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
  enter('location', '11');
  expect(line.getByText(area)).toBeVisible();
});

it('the form says that a chosen clinic has left the list, until another is chosen', async () => {
  sessionStorage.setItem('bookingDraft:full', JSON.stringify({ location: '78' }));
  await renderAt('/');
  const gone = /^The clinic you chose can’t be booked here at the moment. Choose another, or call/;
  expect(await shown(gone)).toBeVisible();
  expect(field('location')).toHaveValue('');
  enter('location', '11');
  expect(document.body).not.toHaveTextContent(gone);
});

it('a clinic from a link is shown as text in place of its field, until ‘Change’ is pressed', async () => {
  const { user, findByText, queryByText, getByRole } = await renderAt('/?store=11');
  const { area } = clinics.find(({ storeId }) => storeId === '11')!;
  expect(await findByText(area, { selector: 'form b' })).toBeVisible();
  expect(field('location')).toHaveValue('11');
  expect(field('location').closest('[inert]')).not.toBeNull();
  await user.click(getByRole('button', { name: messages.changeClinic }));
  expect(field('location')).toHaveFocus();
  expect(field('location').closest('[inert]')).toBeNull();
  expect(queryByText(area, { selector: 'form b' })).toBeNull();
});

it('Enter goes to the next of the owner’s fields on a phone, but books from a keyboard', async () => {
  const { matchMedia } = window;
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' }),
    );
  const { user, queryByText } = await renderAt('/devcontact');
  await user.type(field('name'), 'Asha{Enter}');
  expect(field('mobileNumber')).toHaveFocus();
  await user.keyboard('9876543210{Enter}');
  expect(field('email')).toHaveFocus();
  for (const name of ['name', 'mobileNumber'] as const)
    expect(field(name)).toHaveAttribute('enterkeyhint', 'next');
  expect(field('email')).toHaveAttribute('enterkeyhint', 'send');
  expect(queryByText(/missing or not right/)).toBeNull();
  await user.keyboard('asha@example.com{Enter}');
  expect(queryByText(messages.errorCount(6))).not.toBeNull();
  phone.mockRestore();
  await user.clear(field('name'));
  await user.type(field('name'), '{Enter}');
  expect(queryByText(messages.errorCount(7))).not.toBeNull();
});
