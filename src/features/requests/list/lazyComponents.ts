import { idle } from '#src/components/idle.ts';
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
async function prefetch(): Promise<void> {
  // A failed chunk is fetched again when it is needed.
  await Promise.allSettled([
    RequestDialog.fetch(),
    import('#src/features/requests/calls/MarkNotes.tsx'),
    DaySheet.fetch(),
    SavedViews.fetch(),
    CallNotes.fetch(),
  ]);
  await idle(3000);
  await EnterBooking.fetch().catch(() => undefined);
}

export const ClinicField = optionalPart(
  'The choice of a clinic',
  async () => (await import('#src/features/requests/filters/choosing.ts')).ChoiceField,
);

export const MoreFilters = optionalPart('Further filters of the list', async () => {
  void prefetch();
  return (await import('#src/features/requests/filters/choosing.ts')).MoreFilters;
});

export const MoreTools = optionalPart(
  'The further tools of the list',
  async () => (await import('./MoreTools.tsx')).MoreTools,
);

export const HandOver = optionalPart(
  'Handing notes over',
  async () => (await import('#src/features/requests/calls/HandOver.tsx')).HandOver,
);

export const MarkNotes = optionalPart(
  'What the marks mean',
  async () => (await import('#src/features/requests/calls/MarkNotes.tsx')).MarkNotes,
);

export const NewRequests = optionalPart(
  'The search for new requests',
  async () => (await import('#src/features/requests/watch/NewRequests.tsx')).NewRequests,
);

/*
 * Shown when they are asked for. Where a chunk can't be fetched the route's error page says so.
 */

export const EnterBooking = lazyPart(
  async () => (await import('#src/features/requests/phone-booking/EnterBooking.tsx')).EnterBooking,
);

export const RequestDialog = lazyPart(
  async () => (await import('./RequestDialog.tsx')).RequestDialog,
);

export const DaySheet = lazyPart(
  async () => (await import('#src/features/requests/filters/choosing.ts')).DaySheet,
);

export const SavedViews = lazyPart(
  async () => (await import('#src/features/requests/filters/views.ts')).SavedViews,
);

export const CallNotes = lazyPart(
  async () => (await import('#src/features/requests/calls/CallNotes.tsx')).CallNotes,
);
