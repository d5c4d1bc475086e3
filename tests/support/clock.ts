import { vi } from 'vitest';

/** Every test starts at this instant: Wednesday noon. `TEST_NOW=2028-02-29T12:00:00Z` runs them on another day. */
const testNow = new Date(process.env.TEST_NOW ?? '2026-11-18T12:00:00Z');
if (Number.isNaN(testNow.getTime()))
  throw new Error(`TEST_NOW is no date: ${process.env.TEST_NOW}`);

/** Stops the clock: `Date` tells this instant until the test moves it. Timers keep running. */
export function stopClock(at: Date | string = testNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}
