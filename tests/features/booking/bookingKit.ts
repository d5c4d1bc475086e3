import { fireEvent, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { queryClient } from '#src/api/queryClient.ts';
import type { BookingAnswers, BookingField } from '#src/domain/bookingTypes.ts';
import { bookingFields } from '#src/features/booking/shared/bookingAnswers.ts';
import { booked } from '#src/features/booking/shared/outcomeMessages.tsx';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { promised } from '#tests/support/promised.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { wholeAnswers } from '#tests/support/sampleBooking.ts';
import { server } from '#tests/support/server.ts';

/** A clinic that offers everything. */
export const { clinic, store } = clinicWith('surgery');

/** Complete and correct at `noon`. */
export const bookableAnswers = { ...wholeAnswers, location: String(store.id) };

/** Friday, three days before the appointment. */
export const noon = '2026-11-20T12:00:00';

function form() {
  const found = document.querySelector<HTMLFormElement>('form[aria-label="Book an appointment"]');
  if (!found) throw new Error('The booking form is not on the page.');
  return found;
}

/** Found by name: the labels are held by one test. */
export function field(name: BookingField) {
  const found = form().elements.namedItem(name);
  if (!found) throw new Error(`The booking form has no field ${name}.`);
  return found as HTMLInputElement;
}

/** Waits until the form offers the clinics of the sandbox. */
export function clinicsAreLoaded() {
  return waitFor(() => within(field('location')).getByText(store.store_name));
}

/** Waits for the clinics, then fills in a complete booking, or other answers if they are given. */
export async function fillIn(changes: Partial<BookingAnswers> = {}) {
  const answers = { ...bookableAnswers, ...changes };
  await clinicsAreLoaded();
  for (const name of bookingFields) enter(name, answers[name]);
}

export async function openFilled(changes?: Parameters<typeof fillIn>[0], address = '/devcontact') {
  const page = await renderAt(address);
  await fillIn(changes);
  return page;
}

export async function sendBooking(...given: Parameters<typeof openFilled>) {
  const page = await openFilled(...given);
  submit();
  return page;
}

export async function book(...given: Parameters<typeof openFilled>) {
  collectBookings();
  const page = await sendBooking(...given);
  await shown(booked);
  return { ...page, panel: page.getByRole('region', { name: / to confirm, / }) };
}

export function valuesNow() {
  return Object.fromEntries(bookingFields.map((name) => [name, field(name).value]));
}

export function submit() {
  fireEvent.click(bookButton());
}

/** True from the press on, also while the call has not arrived. */
export function isSending() {
  return queryClient.isMutating() > 0;
}

/** Sets a field's value at once, without single keys. */
export function enter(name: BookingField, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Waits until the form shows a text. */
export function shown(text: string | RegExp) {
  return within(form()).findByText(text);
}

export function bookButton() {
  return within(form()).getByRole<HTMLButtonElement>('button', { name: 'Book Appointment' });
}

/** Answers each booking with `answer` and collects what was sent. */
export function collectBookings(
  answer: () => Response | Promise<Response> = () => HttpResponse.text('ok'),
) {
  const bodies: JsonBodyType[] = [];
  server.use(
    http.post('*/appointment-booking', async ({ request }) => {
      bodies.push((await request.json()) as JsonBodyType);
      // Delayed, so that the form is rendered while it waits.
      await delay(10);
      return answer();
    }),
  );
  return bodies;
}

/** An answer that waits until `release` is called. */
export function heldAnswer(body: () => Response = () => HttpResponse.text('ok')) {
  const { kept, keep } = promised();
  return { release: keep, answer: () => kept.then(body) };
}

/** Holds back the answers to bookings until `release` is called, and collects what was sent. */
export function holdBookings(body?: Parameters<typeof heldAnswer>[0]) {
  const { release, answer } = heldAnswer(body);
  return { release, sent: collectBookings(answer) };
}
