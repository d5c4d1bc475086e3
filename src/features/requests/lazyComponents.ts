import { type ComponentProps, type ComponentType, lazy } from 'react';
import { loadChunk } from '#src/components/chunkErrors.ts';
import type { KeyboardKeys as Keys } from './KeyboardKeys.tsx';
import type { MarkNotes as Notes } from './MarkNotes.tsx';
import type { MoreFilters as Filters } from './MoreFilters.tsx';
import type { DeskTools as Tools } from './DeskTools.tsx';
import type { RequestsByDayChart as Chart } from './RequestsByDayChart.tsx';

/** Loads after the list. Where its chunk can't be fetched (after a redeploy, offline) the list is shown without it. */
function optional<Props>(what: string, load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(`${what} could not be loaded.`, error);
      return { default: () => null };
    }
  });
}

export const RequestsByDayChart = optional<ComponentProps<typeof Chart>>(
  'The chart of requests by day',
  async () => (await import('./RequestsByDayChart.tsx')).RequestsByDayChart,
);

/** Fetches what may be asked for next, once the rows are there, so that it works without a connection too. */
function prefetch(): void {
  const chunks = [
    import('./RequestDialog.tsx'),
    import('./csvBlob.ts'),
    import('./MarkNotes.tsx'),
    import('./DaySheet.tsx'),
    import('./SavedViews.tsx'),
    import('./CallNotes.tsx'),
  ];
  // What is missing is asked for again when it is needed.
  for (const chunk of chunks) chunk.catch(() => undefined);
}

export const MoreFilters = optional<ComponentProps<typeof Filters>>(
  'Further filters of the list',
  async () => {
    prefetch();
    return (await import('./MoreFilters.tsx')).MoreFilters;
  },
);

export const KeyboardKeys = optional<ComponentProps<typeof Keys>>(
  'The keys of the list',
  async () => (await import('./KeyboardKeys.tsx')).KeyboardKeys,
);

export const MarkNotes = optional<ComponentProps<typeof Notes>>(
  'What the marks mean',
  async () => (await import('./MarkNotes.tsx')).MarkNotes,
);

export const DeskTools = optional<ComponentProps<typeof Tools>>(
  'What is done with the list all day',
  async () => (await import('./DeskTools.tsx')).DeskTools,
);

/** Loads when its button is clicked. Where its chunk can't be fetched the route's error page says so. */
export const BookingLinks = lazy(async () => {
  const module = await loadChunk(() => import('./BookingLinks.tsx'));
  return { default: module.BookingLinks };
});

/** Loads when a request is opened. */
export const RequestDialog = lazy(async () => {
  const module = await loadChunk(() => import('./RequestDialog.tsx'));
  return { default: module.RequestDialog };
});

/** Loads when it is asked for. Where its chunk can't be fetched the route's error page says so. */
export const DaySheet = lazy(async () => {
  const module = await loadChunk(() => import('./DaySheet.tsx'));
  return { default: module.DaySheet };
});

/** Loads when its button is clicked. */
export const SavedViews = lazy(async () => {
  const module = await loadChunk(() => import('./SavedViews.tsx'));
  return { default: module.SavedViews };
});

/** Loads when it is asked for. */
export const KeyboardHelp = lazy(async () => {
  const module = await loadChunk(() => import('./KeyboardHelp.tsx'));
  return { default: module.KeyboardHelp };
});

/** Loads when its button is clicked. */
export const CallNotes = lazy(async () => {
  const module = await loadChunk(() => import('./CallNotes.tsx'));
  return { default: module.CallNotes };
});
