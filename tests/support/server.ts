import { setupServer } from 'msw/node';
import { createHandlers } from '#sandbox/handlers.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

/**
 * Answers the calls of every test with the sandbox's handlers. `server.use(http.get('*\/prod/admin-stores-list', …))`
 * replaces one answer for one test. Each test starts with the sample data and no bookings.
 */
export const server = setupServer();

/** Restores the sample data and removes the answers that a test has added. */
export function resetServer(): void {
  server.resetHandlers(...createHandlers(createSandboxState()));
}
