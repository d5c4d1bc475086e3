import type { SampleStore } from '#sandbox/data/types.ts';

type Days = Record<string, readonly Record<string, string>[] | undefined>;

/** The content facts that journeys need; they read everything else off the pages. */
export interface SiteContent {
  clinics: { slug: string; name: string; storeId?: number; hours: { week: Days } }[];
}

interface SiteFacts extends SiteContent {
  stores: SampleStore[];
}

let facts: SiteFacts | undefined;

/** Hands the facts to the workers. Called by global setup. */
export function tellWorkers(content: SiteFacts): void {
  process.env.E2E_FACTS = JSON.stringify(content);
}

/** The facts from global setup. Call it inside a test: files are listed before global setup has run. */
export function site(): SiteFacts {
  facts ??= JSON.parse(process.env.E2E_FACTS ?? '{}') as SiteFacts;
  return facts;
}

/** A store that offers consultation and surgery, but no vaccination. */
export function sampleStore(): SampleStore {
  return site().stores.find(({ surgery, pet_vaccination }) => surgery && !pet_vaccination)!;
}

/** It begins as Indian mobile numbers do. */
export const sampleMobile = '9876543210';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether the sample store takes bookings on the weekday of a date, YYYY-MM-DD. Holidays are not asked for. */
function isBookable(date: string): boolean {
  const { clinics } = site();
  const day = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
  const clinic = clinics.find(({ storeId }) => storeId === sampleStore().id)!;
  return (clinic.hours.week[day] ?? []).length > 0;
}

/** The first of the dates on which the sample store takes bookings. */
export function firstBookable(dates: readonly string[]): string {
  const found = dates.find(isBookable);
  if (!found) throw new Error(`Nothing can be booked on ${dates.join(', ')}`);
  return found;
}

/** The date in so many days, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
