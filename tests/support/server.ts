import { setupServer } from 'msw/node';
import { createHandlers } from '#sandbox/handlers.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

/**
 * The stand-in cloud of every test: `server.use(http.get('*\/prod/admin-stores-list', …))` for one test's own answer.
 * Each test starts with the sample data and no bookings made.
 */
export const server = setupServer();

/** Restores the sample data and removes the answers that a test has added. */
export function resetServer(): void {
  server.resetHandlers(...createHandlers(createSandboxState()));
}
