import { devices, test as base } from 'playwright/test';
import { cloudOrigin } from './addresses.ts';
import type { Call, Fault, FaultSettings } from './cloud.ts';

interface Cloud {
  /** Lets this test's calls of a kind fail from now on; `undefined` lets them succeed again. */
  fail: (call: Call, fault: Fault | undefined) => Promise<void>;
}

const desktops = {
  chromium: 'Desktop Chrome',
  firefox: 'Desktop Firefox',
  webkit: 'Desktop Safari',
} as const;

/** Playwright's `test`, with a fixture that lets calls fail: `await cloud.fail('booking', '500')`. */
export const test = base.extend<{ cloud: Cloud }>({
  // The sandbox's server recognises the calls of this test by this word.
  userAgent: async ({ browserName }, use, { parallelIndex }) => {
    await use(`${devices[desktops[browserName]].userAgent} worker/${parallelIndex}`);
  },

  cloud: async ({}, use, { parallelIndex }) => {
    const faults: FaultSettings['faults'] = {};
    const send = async (): Promise<void> => {
      const settings: FaultSettings = { client: `worker/${parallelIndex}`, faults };
      await fetch(`${cloudOrigin}/__faults`, { method: 'POST', body: JSON.stringify(settings) });
    };
    await use({
      fail: async (call, fault) => {
        if (fault) faults[call] = fault;
        else delete faults[call];
        await send();
      },
    });
    for (const call of Object.keys(faults) as Call[]) delete faults[call];
    await send();
  },
});

export { expect } from 'playwright/test';
