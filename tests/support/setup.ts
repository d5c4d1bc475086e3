import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearIdToken } from '#src/api/loginTokens.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { config } from '#src/config/env.ts';
import { safeLocalStorage, safeSessionStorage } from '#src/platform/safeStorage.ts';
import { checkConsole, listenToConsole } from './expectConsole.ts';
import { resetServer, server } from './server.ts';
import { stopClock } from './stopClock.ts';
import { undeclaredKeys } from './storedKeys.ts';

// Shorter than the tests' timeout (vitest.config.ts), so that a test that waits in vain reports for what.
configure({ asyncUtilTimeout: 30_000, getElementError: failure });

/** Says what is missing, without the page: each poll would print it, and its first 7000 characters hold the header. */
function failure(message: string | null): Error {
  const error = new Error(message ?? '');
  // Testing Library's own name and no frame of this file, so that a report shows the test's line.
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, failure);
  return error;
}

// Modules of a test file read the clock while they are imported.
stopClock();
const hasPage = typeof window !== 'undefined';
if (hasPage) await import('./browserStubs.ts');

// Visitors and clinics share a zone, except in clinicTimeZone.test.tsx.
config.clinicTimeZone = process.env.TZ ?? 'UTC';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
});

beforeEach(() => {
  stopClock();
  resetServer();
  listenToConsole();
});

afterEach(() => {
  // Unmount first, because messages logged while unmounting count too.
  cleanup();
  // A late answer must not reach the next test.
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.setOptions({});
  queryClient.clear();
  clearIdToken();
  const undeclared = hasPage ? undeclaredKeys() : [];
  if (hasPage) clearPage();
  checkConsole();
  if (undeclared.length > 0)
    throw new Error(`Stored, but not in content/texts/privacy.md: ${undeclared.join(', ')}`);
});

/** Resets storage, address and document, because test files share a page. */
function clearPage() {
  for (const storage of [safeLocalStorage, safeSessionStorage])
    for (const key of storage.keys()) storage.write(key, null);
  // Open tabs learn of it by this event.
  window.dispatchEvent(new StorageEvent('storage'));
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
}

afterAll(() => {
  server.close();
  // Vitest does it before each test, but the next file reads TZ, above, before its first.
  vi.unstubAllEnvs();
});
