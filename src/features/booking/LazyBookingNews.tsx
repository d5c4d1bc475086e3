import { Suspense } from 'react';
import { optionalPart } from '#src/components/lazyPart.tsx';
import { useHasNews } from './bookingNews.ts';

const BookingNews = optionalPart(
  'How bookings end',
  async () => (await import('./BookingNews.tsx')).BookingNews,
);

/** Its chunk is fetched when a form is there, and not with a booking under way. */
export const fetchBookingNews = BookingNews.fetch;

/** How a booking ended, on whichever page its sender is. */
export function LazyBookingNews() {
  return (
    useHasNews() && (
      <Suspense>
        <BookingNews />
      </Suspense>
    )
  );
}
