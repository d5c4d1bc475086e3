import { devices, test as base } from 'playwright/test';
import { cloudOrigin } from './addresses.ts';
import type { Call, Fault, FaultOrder } from './cloud.ts';

interface Cloud {
  /** From now on this test's calls of that kind fail so; `undefined` mends them. */
  breaks: (call: Call, fault: Fault | undefined) => Promise<void>;
}

/** Playwright's `test`, with a cloud whose failures can be ordered: `await cloud.breaks('booking', '500')`. */
export const test = base.extend<{ cloud: Cloud }>({
  // The word by which the cloud tells whose calls shall fail.
  userAgent: async ({}, use, { parallelIndex }) => {
    await use(`${devices['Desktop Chrome'].userAgent} worker/${parallelIndex}`);
  },

  cloud: async ({}, use, { parallelIndex }) => {
    const faults: FaultOrder['faults'] = {};
    const send = async (): Promise<void> => {
      const order: FaultOrder = { client: `worker/${parallelIndex}`, faults };
      await fetch(`${cloudOrigin}/__faults`, { method: 'POST', body: JSON.stringify(order) });
    };
    await use({
      breaks: async (call, fault) => {
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
