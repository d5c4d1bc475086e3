import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { backoff } from '#src/api/retry.ts';
import { storesQuery } from '#src/api/stores.ts';
import { fillBrowserGaps } from './browserGaps.ts';
import { checkConsole, listenToConsole } from './expectConsole.ts';
import { resetServer, server } from './server.ts';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // The retries stay, the waiting between them goes.
  backoff.ms = () => 0;
});

beforeEach(() => {
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
