import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { backoff } from '#src/api/retry.ts';
import { clearIdToken } from '#src/api/session.ts';
import { storesQuery } from '#src/api/stores.ts';
import { clearPage, fillBrowserGaps } from './browserGaps.ts';
import { stopClock } from './clock.ts';
import { checkConsole, listenToConsole } from './expectConsole.ts';
import { resetServer, server } from './server.ts';

// A third of a test's time (vite.config.ts): a test that waits in vain says for what.
configure({ asyncUtilTimeout: 5000 });

// Before the test's own file is read: what it makes of 'now' agrees with what the site makes of it.
stopClock();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // The retries stay, the waiting between them goes.
  backoff.ms = () => 0;
});

beforeEach(() => {
  stopClock();
  resetServer();
  listenToConsole();
  fillBrowserGaps();
});

afterEach(() => {
  // In this order: what unmounting logs counts too.
  cleanup();
  storesQuery.reset();
  clearIdToken();
  if (typeof window !== 'undefined') clearPage();
  checkConsole();
});

afterAll(() => {
  server.close();
});
