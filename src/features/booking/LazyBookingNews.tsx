import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#src/components/lazyPart.tsx';
import { useHasNews } from './bookingNews.ts';

/**
 * How a booking ended, on whichever page its sender is. Its chunk is fetched when a form is there, and not with a booking under
 * way.
 */
export function LazyBookingNews() {
  return (
    useHasNews() && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}

const Part = lazyPart<object>(() => (loading ??= load()));

export const fetchBookingNews = () => Part.fetch();

let loading: Promise<ComponentType> | undefined;

async function load(): Promise<ComponentType> {
  try {
    return (await import('./BookingNews.tsx')).BookingNews;
  } catch (error) {
    console.error('How bookings end could not be loaded.', error);
    return () => null;
  }
}
