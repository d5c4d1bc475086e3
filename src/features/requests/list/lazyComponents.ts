import { lazyPart, optionalPart } from '#src/components/lazyPart.tsx';

/*
 * Parts that load after the list, which is shown without them where they can't be fetched.
 */

export const RequestsByDayChart = optionalPart(
  'The chart of requests by day',
  async () =>
    (await import('#src/features/requests/chart/RequestsByDayChart.tsx')).RequestsByDayChart,
);

/** Fetches what may be asked for next, once the rows are there, so that it works without a connection too. */
function prefetch(): void {
  const chunks = [
    RequestDialog.fetch(),
    import('#src/features/requests/export/csvBlob.ts'),
    import('#src/features/requests/calls/MarkNotes.tsx'),
    DaySheet.fetch(),
    SavedViews.fetch(),
    CallNotes.fetch(),
  ];
  // A failed chunk is fetched again when it is needed.
  for (const chunk of chunks) chunk.catch(() => undefined);
}

export const MoreFilters = optionalPart('Further filters of the list', async () => {
  prefetch();
  return (await import('#src/features/requests/filters/MoreFilters.tsx')).MoreFilters;
});

export const KeyboardKeys = optionalPart(
  'The keys of the list',
  async () => (await import('./KeyboardKeys.tsx')).KeyboardKeys,
);

export const MarkNotes = optionalPart(
  'What the marks mean',
  async () => (await import('#src/features/requests/calls/MarkNotes.tsx')).MarkNotes,
);

export const NewRequests = optionalPart(
  'The search for new requests',
  async () => (await import('#src/features/requests/watch/NewRequests.tsx')).NewRequests,
);

export const MoreExports = optionalPart(
  'The other exports',
  async () => (await import('#src/features/requests/export/MoreExports.tsx')).MoreExports,
);

/*
 * Shown when they are asked for. Where a chunk can't be fetched the route's error page says so.
 */

export const BookingLinks = lazyPart(async () => (await import('./BookingLinks.tsx')).BookingLinks);

export const RequestDialog = lazyPart(
  async () => (await import('./RequestDialog.tsx')).RequestDialog,
);

export const DaySheet = lazyPart(
  async () => (await import('#src/features/requests/day-sheet/DaySheet.tsx')).DaySheet,
);

export const SavedViews = lazyPart(
  async () => (await import('#src/features/requests/filters/SavedViews.tsx')).SavedViews,
);

export const KeyboardHelp = lazyPart(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp);

export const CallNotes = lazyPart(
  async () => (await import('#src/features/requests/calls/CallNotes.tsx')).CallNotes,
);
