import { cleanup, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import * as messages from '#src/features/booking/shared/outcomeMessages.tsx';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { bytesOf, savedFiles } from '#tests/support/savedFiles.ts';
import { stopClock } from '#tests/support/stopClock.ts';
import {
  book,
  clinic,
  collectBookings,
  field,
  fillIn,
  noon,
  holdBookings,
  sendBooking,
  shown,
  store,
  submit,
  valuesNow,
  bookableAnswers,
} from './bookingKit.ts';

const beforeSurgery = services.find(({ booking }) => booking === 'Surgery')!.before;

beforeEach(() => stopClock(noon));

function isBefore(first: Element, second: Element) {
  return first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
}

it('the confirmation takes the place of the booking form and says what was booked', async () => {
  const { getByRole, queryByRole, panel } = await book();
  expect(panel).toHaveAccessibleName(
    `${clinic.area} will call 98765 43210 to confirm, usually within two hours of opening.`,
  );
  for (const text of [store.store_name, 'Asha Rao', 'Surgery', 'Cat', beforeSurgery])
    expect(panel).toHaveTextContent(text);
  expect(panel).toHaveTextContent('Monday 23 Nov 2026, 10:30 AM');
  expect(within(panel).getByRole('link', { name: clinic.phone.display })).toHaveAttribute(
    'href',
    clinic.phone.href,
  );
  expect(Object.values(localStorage).join(' ')).not.toMatch(/9876543210|asha@example.com/);
  expect(panel).toHaveFocus();
  expect(queryByRole('button', { name: 'Book Appointment' })).toBeNull();
  const another = getByRole('button', { name: 'Book for another pet' });
  expect(isBefore(getByRole('alert'), panel)).toBe(true);
  expect(isBefore(panel, another)).toBe(true);
  expect(isBefore(another, field('name'))).toBe(true);
});

it('the confirmation gives way to the booking form once its day has passed', async () => {
  await book();
  cleanup();
  stopClock('2026-11-24T12:00:00');
  const { getByRole, queryByRole } = await renderAt('/devcontact');
  expect(getByRole('button', { name: 'Book Appointment' })).toBeVisible();
  expect(queryByRole('region', { name: / to confirm, / })).toBeNull();
});

it('the confirmation does not take the focus from a search that the owner has opened meanwhile', async () => {
  const { release } = holdBookings();
  const { user, getByRole } = await sendBooking();
  await user.click(getByRole('button', { name: 'Search' }));
  const { activeElement } = document;
  release();
  await shown(messages.booked);
  expect(activeElement).not.toBe(document.body);
  expect(activeElement).toHaveFocus();
});

it('Book for another pet opens a form that keeps owner and clinic, until a reload', async () => {
  const { user, getByRole, queryByRole, panel } = await book();
  expect(Object.values(valuesNow()).join('')).toBe('');
  await user.click(getByRole('button', { name: 'Book for another pet' }));
  expect(queryByRole('button', { name: 'Book for another pet' })).toBeNull();
  expect(getByRole('heading', { name: 'Book for another pet' })).toHaveFocus();
  const { location, name, mobileNumber, email } = bookableAnswers;
  expect(valuesNow()).toEqual({ ...emptyAnswers, location, name, mobileNumber, email });
  expect(panel).toBeVisible();
  cleanup();
  const page = await renderAt('/devcontact');
  expect(await page.findByRole('region', { name: / to confirm, / })).toBeVisible();
  expect(page.queryByText(messages.booked)).toBeNull();
  // The empty form alone would look as if nothing had been booked.
  expect(page.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
});

it('the confirmation of a first booking is hidden if the second one failed', async () => {
  expectConsole('error', 'The booking was not accepted.');
  const { queryByRole } = await book();
  collectBookings(() => HttpResponse.error());
  await fillIn({ petType: 'Dog' });
  submit();
  expect(await shown(messages.failed)).toBeVisible();
  expect(queryByRole('region', { name: / to confirm, / })).toBeNull();
});

it('the calendar entry of a booking has the clinic’s street and one readable line', async () => {
  const { uid, summary, location, description, startDate, component } = await calendarEvent(
    await book(),
  );
  expect(startDate.toJSDate()).toEqual(new Date('2026-11-23T10:30:00'));
  expect(summary).toBe('Surgery (Cat)');
  expect(location).toBe(`${store.store_name}, ${clinic.street}, ${clinic.city}`);
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(description).toBe(
    `Not fixed until ${clinic.area} has answered you. To change or cancel: ${clinic.phone.display} · ${beforeSurgery}`,
  );
  expect(uid).toBe(`2026-11-23-10-30-${store.id}-Surgery-Cat@localhost`);
});

it('an owner asks the clinic to change or cancel, in a message that names the booking or by a call', async () => {
  const { panel } = await book();
  expect(panel).not.toHaveTextContent(/cancelled/i);
  const whatsApp = within(panel).getByRole<HTMLAnchorElement>('link', {
    name: /^Ask to change or cancel ?\(opens in a new tab\)$/,
  });
  expect(new URL(whatsApp.href).pathname).toBe(clinic.phone.number.replace('+', '/'));
  expect(new URL(whatsApp.href).searchParams.get('text')).toBe(askedFor);
  expect(within(panel).getByRole('link', { name: `Call ${clinic.phone.display}` })).toHaveAttribute(
    'href',
    clinic.phone.href,
  );
});

it('an owner asks a clinic without WhatsApp for a change by a call alone', async () => {
  const landline = clinics.find(({ phone, storeId }) => {
    const offer = sampleStores.find(({ id }) => `${id}` === storeId);
    return !phone.whatsApp && offer?.vet_consultation;
  })!;
  const { panel } = await book({
    location: landline.storeId!,
    appointmentType: 'Vet Consultation',
  });
  const call = within(panel).getByRole('link', {
    name: `Ask to change or cancel: call ${landline.phone.display}`,
  });
  expect(call).toHaveAttribute('href', landline.phone.href);
  expect(panel.querySelector('[href*="wa.me"]')).toBeNull();
});

const askedFor = [
  'Hello, may I ask you to change or cancel this visit?',
  '',
  'Name: Asha Rao',
  `Clinic: ${store.store_name}`,
  'Time: Monday 23 Nov 2026, 10:30 AM',
  'For: Surgery, my cat',
  '',
  'What would suit me instead:',
].join('\n');

/** The entry in the file that 'Add to calendar' downloads. */
async function calendarEvent({ user, getByRole }: Awaited<ReturnType<typeof book>>) {
  const files = savedFiles();
  await user.click(getByRole('button', { name: 'Add to calendar' }));
  expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([
    ['appointment.ics', 'text/calendar;charset=utf-8'],
  ]);
  const text = new TextDecoder().decode(await bytesOf(files[0]!.blob));
  const calendar = new ICAL.Component(ICAL.parse(text));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
}
