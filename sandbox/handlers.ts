import { HttpResponse, http, type HttpHandler } from 'msw';
import { cognitoHandler } from './cognito.ts';
import type { Booking } from './data/appointments.ts';
import { stores } from './data/stores.ts';
import { visits } from './data/visits.ts';
import type { SandboxState } from './sandboxState.ts';
import { isLoggedIn } from './tokens.ts';

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
      state.book((await request.json()) as Booking);
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
      const page = Number(query.get('page'));
      const limit = Number(query.get('limit'));
      return HttpResponse.json({
        data: visits.slice((page - 1) * limit, page * limit),
        totalPages: Math.ceil(visits.length / limit),
      });
    }),

    cognitoHandler(),
  ];
}
