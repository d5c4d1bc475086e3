import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';

/** `count` records, one a day from 1 July 2026, the first one first. */
export function days(count: number) {
  return Array.from({ length: count }, (_, index) =>
    requestRecord(index + 1, {
      appointment_date: new Date(Date.UTC(2026, 6, 1 + index)).toISOString(),
    }),
  );
}

/** Opens the staff list, and waits until its call is answered. */
export async function openList(address = '/appointmentlist') {
  const view = await renderAt(address);
  await waitFor(() => expect(table()).not.toHaveAttribute('aria-busy'));
  return view;
}

/** Opens the staff list of a logged-in user, with these records as the answer. */
export async function openListOf(records: unknown[], address?: string) {
  loggedIn();
  answerRequests(records);
  return openList(address);
}

/** Lets the list call fail from now on; 0 is a broken connection. */
export function answerWith(status: number) {
  expectConsole('error', 'The appointment requests could not be loaded.');
  server.use(
    http.post('*/admin-booking-list', () =>
      status ? new HttpResponse(null, { status }) : HttpResponse.error(),
    ),
  );
}

export function table(): HTMLTableElement {
  return screen.getByRole<HTMLTableElement>('table', { name: 'Appointment requests' });
}

/** The texts of one column, top to bottom. */
export function column(header: string): string[] {
  const { tHead, tBodies } = table();
  const headers = [...(tHead?.rows[0]?.cells ?? [])];
  const index = headers.findIndex((cell) => cell.textContent === header);
  return [...(tBodies[0]?.rows ?? [])].map((row) => row.cells[index]?.textContent ?? '');
}

export function statusLine() {
  return screen.getByText(/Loaded (on .*)?at/).closest('p')?.textContent ?? '';
}

/** A note about request 2, due since 8:30 AM. */
export const note = {
  status: 'No answer',
  text: 'After six',
  callAgainAt: '2026-07-18T08:30',
  phoneEnd: '0002',
};

/** Writes a note about a request as another tab does. */
export function writeNote(id: number, value: object) {
  const key = `note:${id}`;
  localStorage.setItem(key, JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
