import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { staffEmail } from '#sandbox/data/staff.ts';
import { issueToken } from '#sandbox/tokens.ts';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { storeIdToken } from '#src/api/loginTokens.ts';
import type { Visit } from '#src/api/visits.ts';
import { server } from './server.ts';

/** A token of the sandbox. `life` is in minutes, `issuedAt` in ms. */
export const sampleToken = ({ email = staffEmail, life = 60, issuedAt = Date.now() } = {}) =>
  issueToken(email, life * 60, issuedAt);

/** Stores a token, as a login does. */
export function loggedIn(token = sampleToken()): string {
  storeIdToken(token);
  return token;
}

/** Another tab stores a token, or removes it. */
export async function storeInAnotherTab(token: string | null): Promise<void> {
  if (token) localStorage.setItem('idToken', token);
  else localStorage.removeItem('idToken');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'idToken' })));
}

/** A request without a single field given. */
export const blankRequest: AppointmentRequest = {
  id: '',
  name: '',
  mobileNumber: '',
  email: '',
  appointmentType: '',
  petType: '',
  locationName: '',
  managerPhone: '',
  date: '',
  time: '',
  comments: '',
};

/** A visit without a single field given. */
export const blankVisit: Visit = {
  id: '',
  patientId: '',
  patientName: '',
  clientId: '',
  clientName: '',
  phone: '',
  visitId: '',
  visitName: '',
  supportingDocuments: '',
  createdOn: '',
};

/** A request as the API sends it, with sample values for the fields not given. */
export function requestRecord(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    name: `Owner ${id}`,
    mobile_number: `55555${String(id).padStart(5, '0')}`,
    email: `owner.${id}@example.com`,
    appointment_type: 'Vet Consultation',
    pet_type: 'Dog',
    location_name: 'VetBuddy Adyar (sample)',
    store_manager_number: '5555500013',
    appointment_date: '2026-07-18T00:00:00.000Z',
    appointment_time: '10:30',
    comments: `Comment ${id}`,
    ...fields,
  };
}

/** Answers the list call with these records. Returns the array that collects the calls. */
export function answerRequests(records: unknown[] | (() => unknown[])): Request[] {
  const calls: Request[] = [];
  server.use(
    http.post('*/admin-booking-list', ({ request }) => {
      calls.push(request.clone());
      return HttpResponse.json({ data: typeof records === 'function' ? records() : records });
    }),
  );
  return calls;
}
