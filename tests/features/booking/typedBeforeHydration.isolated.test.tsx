import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyBookingForm as LazyForm } from '#src/pages/shared/LazyBookingForm.tsx';
import { SiteBookingForm } from '#src/pages/shared/SiteBookingForm.tsx';
import { stopClock } from '#tests/support/stopClock.ts';
import { clinicsAreLoaded, field, noon, valuesNow } from './bookingKit.ts';

/* Isolated: once used in a document, user-event moves the caret of a field that gets the value it has. */

function Form({ pageStoreId }: { pageStoreId?: string }) {
  return (
    <MemoryRouter>
      <SiteBookingForm variant="simple" pageStoreId={pageStoreId} />
    </MemoryRouter>
  );
}

beforeEach(() => stopClock(noon));

const early = {
  name: 'Asha',
  mobileNumber: '98765',
  appointmentType: 'Grooming',
  petType: 'Cat',
  appointmentDate: '2026-11-23',
  appointmentTime: '11:00',
  comments: 'Limps',
} as const;

/** The form as it comes with a prerendered page, filled in before its script has loaded. */
function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  for (const [name, value] of Object.entries(early))
    field(name as keyof typeof early).value = value;
  return container;
}

afterEach(() => document.body.replaceChildren());

it('text typed before hydration stays, with focus and selection, even after a reload', () => {
  const container = prerendered();
  field('comments').focus();
  field('comments').setSelectionRange(2, 3);
  render(<Form />, { container, hydrate: true });
  expect(valuesNow()).toEqual(expect.objectContaining(early));
  expect(field('comments')).toHaveFocus();
  expect([field('comments').selectionStart, field('comments').selectionEnd]).toEqual([2, 3]);
  const kept = JSON.parse(sessionStorage.getItem('bookingDraft:simple')!) as unknown;
  expect(kept).toEqual(expect.objectContaining({ name: 'Asha', petType: 'Cat' }));
});

it.each([
  ['stays as it was if the browser has put back the same text', 'Asha', '14'],
  ['gets this page’s clinic if more was typed before hydration', 'Asha Rao', '15'],
])('the draft from another clinic’s page %s', (_, name, location) => {
  const kept = { name: 'Asha', location: '14', pageStoreId: '13' };
  sessionStorage.setItem('bookingDraft:simple', JSON.stringify(kept));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form pageStoreId="15" />);
  document.body.append(container);
  field('name').value = name;
  render(<Form pageStoreId="15" />, { container, hydrate: true });
  expect(field('name')).toHaveValue(name);
  const now = JSON.parse(sessionStorage.getItem('bookingDraft:simple')!) as unknown;
  expect(now).toEqual(expect.objectContaining({ name, location }));
});

it('text typed before hydration does not draw the focus into the form', () => {
  render(<Form />, { container: prerendered(), hydrate: true });
  expect(document.body).toHaveFocus();
});

it('the first press of the button loads the form’s code, keeps the typed text and counts once', async () => {
  const at = (form: ReactNode) => <MemoryRouter>{form}</MemoryRouter>;
  const container = document.createElement('div');
  container.innerHTML = `<div>${renderToString(at(<SiteBookingForm variant="full" />))}</div>`;
  document.body.append(container);
  // jsdom does not know the method `dialog`, which does nothing in a page.
  container.addEventListener('submit', (event) => event.preventDefault());
  render(at(<LazyForm variant="full" />), { container, hydrate: true });
  field('name').value = 'Asha';
  const presses = vi.fn<() => void>();
  const button = screen.getByRole('button', { name: 'Book Appointment' });
  act(() => button.click());
  button.addEventListener('click', presses);
  await waitFor(() => expect(field('location')).toHaveFocus());
  expect(field('location')).toHaveAccessibleDescription(/location/i);
  expect(presses).toHaveBeenCalledOnce();
  expect(field('name')).toHaveValue('Asha');
  await clinicsAreLoaded();
});
