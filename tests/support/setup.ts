import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { fillBrowserGaps } from './browserGaps.ts';
import { checkConsole, listenToConsole } from './expectConsole.ts';
import { resetServer, server } from './server.ts';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  resetServer();
  listenToConsole();
  fillBrowserGaps();
});

afterEach(() => {
  // In this order: what unmounting logs counts too.
  cleanup();
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  checkConsole();
});

afterAll(() => {
  server.close();
});
