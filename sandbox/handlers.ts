import { HttpResponse, http, type HttpHandler } from 'msw';
import { cognitoHandler } from './cognito.ts';
import { type Booking, bookingKeys } from './data/appointments.ts';
import { stores } from './data/stores.ts';
import { visits } from './data/visits.ts';
import type { SandboxState } from './sandboxState.ts';
import { isLoggedIn } from './tokens.ts';

/** The body of a booking call; undefined if a key is missing or not a string. */
function toBooking(body: unknown): Booking | undefined {
  const fields = (body ?? {}) as Partial<Booking>;
  return bookingKeys.every((key) => typeof fields[key] === 'string')
    ? (fields as Booking)
    : undefined;
}

function positiveInteger(text: string | null, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

/**
 * Handles the six cloud calls and the warm-up (docs/product.md, section 7) at any origin and prefix. The unit tests and the
 * development and preview servers use the same handlers.
 */
export function createHandlers(state: SandboxState): HttpHandler[] {
  return [
    http.get('*/prod/admin-stores-list', () =>
      HttpResponse.json({
        // Without the manager's number, which only the staff list shows.
        data: stores.map((store) => ({ ...store, store_manager_number: undefined })),
      }),
    ),

    http.get('*/prod/warm-up', () => HttpResponse.text('warm')),

    http.post('*/appointment-booking', async ({ request }) => {
      const body: unknown = await request.json().catch(() => undefined);
      const booking = toBooking(body);
      if (!booking) {
        const message = `Send JSON with: ${bookingKeys.join(', ')}`;
        return HttpResponse.json({ message }, { status: 400 });
      }
      state.book(booking);
      return HttpResponse.text('Booking received');
    }),

    http.post('*/admin-booking-list', ({ request }) =>
      isLoggedIn(request)
        ? HttpResponse.json({ data: state.appointments() })
        : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
    ),

    http.get('*/xml/vetbuddy-visits', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const phone = query.get('phone');
      if (phone !== null) {
        // Newest first, so that the page has something to sort.
        return HttpResponse.json({
          data: visits.filter((visit) => visit.phone === phone).toReversed(),
        });
      }
      const page = positiveInteger(query.get('page'), 1);
      const limit = positiveInteger(query.get('limit'), 10);
      return HttpResponse.json({
        data: visits.slice((page - 1) * limit, page * limit),
        page,
        totalPages: Math.ceil(visits.length / limit),
      });
    }),

    cognitoHandler(),
  ];
}
