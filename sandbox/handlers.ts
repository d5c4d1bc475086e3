import { HttpResponse, http, type HttpHandler } from 'msw';
import { cognitoHandler } from './cognito.ts';
import { visits } from './data/visits.ts';
import type { Booking, SandboxState } from './sandboxState.ts';
import { refusal } from './tokens.ts';

const bookingKeys = [
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'location',
  'appointmentDate',
  'appointmentTime',
  'comments',
] as const;

function badRequest(message: string): Response {
  return HttpResponse.json({ message }, { status: 400 });
}

/** The body of a booking, or undefined where a key is missing or no text. */
function toBooking(body: unknown): Booking | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const sent: Record<string, unknown> = { ...body };
  if (bookingKeys.some((key) => typeof sent[key] !== 'string')) return undefined;
  return sent as Booking;
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

/**
 * The six cloud calls and the warm-up (specification, section 7), at whatever origin and prefix they are asked.
 * The unit tests and the servers answer with the same ones. `now` is in ms.
 */
export function createHandlers(store: SandboxState, now = () => Date.now()): HttpHandler[] {
  return [
    http.get('*/prod/admin-stores-list', () =>
      HttpResponse.json({
        // The manager's number is for the staff list: the public one does not carry it.
        data: store.stores.map(
          ({ id, store_name, vet_consultation, pet_vaccination, surgery }) => ({
            id,
            store_name,
            vet_consultation,
            pet_vaccination,
            surgery,
          }),
        ),
      }),
    ),

    http.get('*/prod/warm-up', () => HttpResponse.text('warm')),

    http.post('*/appointment-booking', async ({ request }) => {
      const body: unknown = await request.json().catch(() => undefined);
      const booking = toBooking(body);
      if (!booking) return badRequest(`Send JSON with: ${bookingKeys.join(', ')}`);
      const made = await store.book(booking);
      return HttpResponse.text(`Booking ${made.id} received`);
    }),

    http.post('*/admin-booking-list', async ({ request }) => {
      const problem = refusal(request.headers.get('authorization'), now());
      if (problem) return HttpResponse.json({ message: problem }, { status: 401 });
      return HttpResponse.json({ data: await store.appointments() });
    }),

    http.get('*/xml/vetbuddy-visits', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const phone = query.get('phone');
      if (phone !== null) {
        // Newest first, as it happens: the page sorts.
        return HttpResponse.json({
          data: visits.filter((visit) => visit.phone === phone).toReversed(),
        });
      }
      const page = positive(query.get('page'), 1);
      const limit = positive(query.get('limit'), 10);
      return HttpResponse.json({
        data: visits.slice((page - 1) * limit, page * limit),
        page,
        totalPages: Math.ceil(visits.length / limit),
      });
    }),

    cognitoHandler(now),
  ];
}
