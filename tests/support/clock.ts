import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { vi } from 'vitest';

/** Every test starts at this instant: Wednesday noon. `TEST_NOW=2028-02-29T12:00:00Z` runs them on another day. */
const testNow = new Date(process.env.TEST_NOW ?? '2026-11-18T12:00:00Z');
if (Number.isNaN(testNow.getTime()))
  throw new Error(`TEST_NOW is no date: ${process.env.TEST_NOW}`);

/** Stops the clock: `Date` tells this instant until the test moves it. Timers keep running. */
export function stopClock(at: Date | string = testNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  if (process.env.TEST_CLOCK_READERS) noteReads();
}

let wasRead = false;

/** Notes whether code of ours, and not a package, asks what time it is. */
function noteReads(): void {
  const note = () => {
    const caller = new Error().stack?.split('\n')[3] ?? '';
    if (!caller.includes('/node_modules/') && !caller.includes('node:')) wasRead = true;
  };
  globalThis.Date = new Proxy(Date, {
    construct(target, args, newTarget) {
      if (args.length === 0) note();
      return Reflect.construct(target, args, newTarget) as Date;
    },
    get(target, key) {
      if (key !== 'now') return Reflect.get(target, key) as unknown;
      return function now() {
        note();
        return target.now();
      };
    },
  });
}

/** For `npm run test:days`: lists the test file that just ended where it, or the site for it, has read the clock. */
export function listClockReader(file = ''): void {
  const list = process.env.TEST_CLOCK_READERS;
  if (list && wasRead) appendFileSync(list, `${relative('.', file)}\n`);
  wasRead = false;
}
