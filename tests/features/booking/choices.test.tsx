import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  labels,
  messages,
  openFilled,
  sendBooking,
  stopTheClock,
  submit,
  type Label,
  valuesNow,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());

function choicesOf(label: Label) {
  return within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .filter((option) => !option.disabled)
    .map((option) => option.textContent);
}

const allTimes =
  '10:30 AM,11:00 AM,11:30 AM,12:00 PM,12:30 PM,1:00 PM,1:30 PM,2:00 PM,2:30 PM,3:00 PM,3:30 PM,4:00 PM,4:30 PM,5:00 PM,5:30 PM,6:00 PM,6:30 PM,7:00 PM,7:30 PM'.split(
    ',',
  );

it('the fields have the specified labels', async () => {
  await renderAt('/devcontact');
  await clinicsAreLoaded();
  expect(labels.map((label) => field(label).labels?.[0]?.textContent)).toEqual(labels);
});

describe('the appointment types', () => {
  it('offers the types that the chosen clinic has, and says so where it has none', async () => {
    await renderAt('/devcontact');
    await clinicsAreLoaded();
    for (const [id, types] of [
      ['11', ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
      ['14', ['Pet Vaccination']],
      ['16', []],
    ] as const) {
      enter('Location', id);
      expect(choicesOf('Appointment Type')).toEqual(['Select Appointment Type', ...types]);
    }
    expect(field('Appointment Type')).toHaveAccessibleDescription(
      'No appointments can be booked at this location',
    );
  });

  it('says in the opened list of types that a location comes first', async () => {
    const { user, queryByText } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    const first = 'Please select Location first';
    expect(choicesOf('Appointment Type')).toEqual(['Select Appointment Type']);
    expect(queryByText(first, { selector: 'span' })).toBeNull();
    await user.click(field('Appointment Type'));
    expect(field('Appointment Type')).toHaveAccessibleDescription(first);
    expect(within(field('Appointment Type')).getByRole('option', { name: first })).toBeDisabled();
    enter('Location', '11');
    expect(field('Appointment Type')).not.toHaveAccessibleDescription(first);
    expect(queryByText(first)).toBeNull();
  });

  it('keeps the chosen type for where a clinic offers it, and shows it nowhere else', async () => {
    await openFilled({ 'Appointment Type': 'Vet Consultation' });
    enter('Location', '12');
    expect(field('Appointment Type')).toHaveValue('Vet Consultation');
    enter('Location', '14');
    expect(field('Appointment Type')).toHaveValue('');
    enter('Location', '11');
    expect(field('Appointment Type')).toHaveValue('Vet Consultation');
  });

  it('takes the error of the type away when one is chosen', async () => {
    const { queryByText } = await sendBooking({ 'Appointment Type': '' });
    expect(field('Appointment Type')).toBeInvalid();
    enter('Appointment Type', 'Surgery');
    expect(field('Appointment Type')).not.toBeInvalid();
    expect(queryByText(messages.type)).toBeNull();
  });

  it.each(['/HomeGrooming', '/ContactGrooming'])('offers Grooming alone at %s', async (address) => {
    const { user } = await renderAt(address);
    await clinicsAreLoaded();
    await user.click(field('Appointment Type'));
    expect(choicesOf('Appointment Type')).toEqual(['Select Appointment Type', 'Grooming']);
    enter('Location', '16');
    expect(choicesOf('Appointment Type')).toEqual(['Select Appointment Type', 'Grooming']);
  });
});

it('offers dogs and cats as pets', async () => {
  await renderAt('/devcontact');
  expect(choicesOf('Pet Type')).toEqual(['Select Pet Type', 'Dog', 'Cat']);
});

it.each([
  ['/devcontact', 'What have you noticed? What frightens your pet?'],
  ['/ContactGrooming', 'Coat, knots? What frightens your pet?'],
])('asks for comments at %s by the hint %j', async (address, hint) => {
  await renderAt(address);
  expect(field('Comments')).toHaveAccessibleDescription(hint);
});

describe('date and time', () => {
  it('offers all times of another day, and those that are left of today', async () => {
    await renderAt('/devcontact');
    expect(field('Appointment Date')).toHaveAttribute('type', 'date');
    expect(field('Appointment Date')).toHaveAttribute('min', '2026-11-20');
    expect(choicesOf('Appointment Time')).toEqual(['Select Time', ...allTimes]);
    enter('Appointment Date', '2026-11-21');
    expect(choicesOf('Appointment Time')).toEqual(['Select Time', ...allTimes]);
    enter('Appointment Date', '2026-11-20');
    expect(choicesOf('Appointment Time')).toEqual(['Select Time', ...allTimes.slice(3)]);
  });

  it('says in the evening that no time is left today', async () => {
    stopTheClock('2026-11-20T19:31:00');
    await renderAt('/devcontact');
    enter('Appointment Date', '2026-11-20');
    expect(choicesOf('Appointment Time')).toEqual(['Select Time']);
    expect(field('Appointment Time')).toHaveAccessibleDescription('No times are left on this day');
  });

  it('checks the time again on submit, because a slot may have passed meanwhile', async () => {
    const sent = collectBookings();
    const { queryByText } = await openFilled({
      'Appointment Date': '2026-11-20',
      'Appointment Time': '12:00',
    });
    vi.setSystemTime('2026-11-20T12:01:00');
    submit();
    expect(field('Appointment Date')).toHaveAccessibleDescription(messages.past);
    expect(field('Appointment Time')).not.toBeInvalid();
    expect(field('Appointment Time')).toHaveValue('12:00');
    expect(sent).toEqual([]);
    // A later time removes the error of the date.
    enter('Appointment Time', '12:30');
    expect(queryByText(messages.past)).toBeNull();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('follows the clock past midnight', async () => {
    await renderAt('/devcontact');
    vi.setSystemTime('2026-11-21T00:01:00');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(field('Appointment Date')).toHaveAttribute('min', '2026-11-21');
    enter('Appointment Date', '2026-11-21');
    expect(choicesOf('Appointment Time')).toEqual(['Select Time', ...allTimes]);
  });
});

const stores = (answer: () => Response) => server.use(http.get('*/prod/admin-stores-list', answer));
const help = /We could not load our locations/;

it('logs a failed list of clinics, and offers the phone number and another try', async () => {
  expectConsole('error', 'The stores list could not be loaded.');
  stores(() => new HttpResponse(null, { status: 500 }));
  const { user, findByText, getByRole, findByRole, queryByText, queryByRole } =
    await renderAt('/devcontact');
  const box = (await findByText(help)).closest<HTMLElement>('[role=status]');
  expect(choicesOf('Location')).toEqual(['Select Location']);
  expect(within(box!).getByRole('link')).toHaveAttribute('href', brand.phone.href);
  expect(queryByRole('alert', { name: /./ })).toBeNull();
  server.resetHandlers();
  stores(() => HttpResponse.json([{ id: 7, store_name: 'Back again', surgery: true }]));
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(field('Location')).toHaveFocus();
  await findByRole('option', { name: 'Back again' });
  expect(queryByText(help)).toBeNull();
});

it('says that the list of clinics is loading, also the second time', async () => {
  expectConsole('error', 'The stores list could not be loaded.');
  stores(() => HttpResponse.error());
  const { user, findByText, getByRole, queryByText } = await renderAt('/devcontact');
  expect(field('Location')).toHaveAccessibleDescription('loading…');
  await findByText(help);
  expect(field('Location')).not.toHaveAccessibleDescription('loading…');
  await user.click(getByRole('button', { name: 'Try again' }));
  // The message disappears and comes back, so that a screen reader says it again.
  await waitFor(() => expect(queryByText(help)).toBeNull());
  await findByText(help);
});

it('lets everything else be filled in where the list of clinics does not load', async () => {
  expectConsole('error', 'The stores list could not be loaded.');
  stores(() => HttpResponse.error());
  const sent = collectBookings();
  const { findByText } = await renderAt('/devcontact');
  await findByText(help);
  enter('Name', 'Asha');
  submit();
  expect(field('Location')).toHaveAccessibleDescription(messages.location);
  expect(valuesNow()).toEqual(expect.objectContaining({ Name: 'Asha' }));
  expect(sent).toEqual([]);
});

it('Enter in a field about the owner sends the form where there is a keyboard', async () => {
  const { user, findByText } = await renderAt('/devcontact');
  await user.type(field('Name'), 'Asha{Enter}');
  expect(await findByText('8 answers are missing or not right')).toBeVisible();
});

it('Enter in a field about the owner goes on to the next field on a phone, and sends from the last one', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' }),
  );
  const { user, queryByText } = await renderAt('/devcontact');
  await user.type(field('Name'), 'Asha{Enter}');
  expect(field('Mobile Number')).toHaveFocus();
  await user.keyboard('9876543210{Enter}');
  expect(field('Email')).toHaveFocus();
  for (const label of ['Name', 'Mobile Number'] as const)
    expect(field(label)).toHaveAttribute('enterkeyhint', 'next');
  expect(queryByText(/missing or not right/)).toBeNull();
  // The last field's key sends.
  expect(field('Email')).toHaveAttribute('enterkeyhint', 'send');
  await user.keyboard('asha@example.com{Enter}');
  expect(queryByText('6 answers are missing or not right')).not.toBeNull();
});
