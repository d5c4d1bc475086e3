import { type ComponentProps, type ComponentType, lazy } from 'react';
import { loadChunk } from '#src/components/chunkErrors.ts';
import type { RequestsByDayChart as Chart } from './RequestsByDayChart.tsx';

const Nothing = () => null;

/** Loads after the list. Where its chunk can't be fetched (after a redeploy, offline) the list is shown without it. */
export const RequestsByDayChart = lazy<ComponentType<ComponentProps<typeof Chart>>>(async () => {
  try {
    return { default: (await import('./RequestsByDayChart.tsx')).RequestsByDayChart };
  } catch (error) {
    console.error('The chart of requests by day could not be loaded.', error);
    return { default: Nothing };
  }
});

/** Loads when its button is clicked. Where its chunk can't be fetched the route's error page says so. */
export const BookingLinks = lazy(async () => {
  const module = await loadChunk(() => import('./BookingLinks.tsx'));
  return { default: module.BookingLinks };
});
