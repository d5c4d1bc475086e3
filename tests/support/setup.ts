import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { backoff } from '#src/api/retry.ts';
import { storesQuery } from '#src/api/stores.ts';
import { fillBrowserGaps } from './browserGaps.ts';
import { stopClock } from './clock.ts';
import { checkConsole, listenToConsole } from './expectConsole.ts';
import { resetServer, server } from './server.ts';

// As with the time of a test (vite.config.ts): what comes late on a busy machine has come.
configure({ asyncUtilTimeout: 20_000 });

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
  storesQuery.forget();
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  checkConsole();
});

afterAll(() => {
  server.close();
});
