import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part that comes after the list. Where it can't be had (a new version of the site, no line) the list stays as it is. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, name: string) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(`${name} could not be loaded.`, error);
      return { default: Nothing };
    }
  });
}

export const RequestDays = later(
  async () => (await import('./RequestDays.tsx')).RequestDays,
  'The chart of requests by day',
);

export const BookingLinks = later(
  async () => (await import('./BookingLinks.tsx')).BookingLinks,
  'The booking links',
);
