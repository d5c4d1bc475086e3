import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { RequestsByDayChart as Chart } from './RequestsByDayChart.tsx';

const Nothing = () => null;

/** Comes by itself after the list. Where it can't be had (a new version of the site, no line) the list stays as it is. */
export const RequestsByDayChart = lazy<ComponentType<ComponentProps<typeof Chart>>>(async () => {
  try {
    return { default: (await import('./RequestsByDayChart.tsx')).RequestsByDayChart };
  } catch (error) {
    console.error('The chart of requests by day could not be loaded.', error);
    return { default: Nothing };
  }
});

/** Comes when it is asked for. Where it can't be had the route's error page says so: a press is never without an answer. */
export const BookingLinks = lazy(async () => ({
  default: (await import('./BookingLinks.tsx')).BookingLinks,
}));
