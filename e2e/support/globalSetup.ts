import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHandlers } from '#sandbox/handlers.ts';
import { respond } from '#sandbox/httpAdapter.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';
import { findBrowser } from '#scripts/findBrowser.ts';
import { cloudOrigin } from './addresses.ts';

/** Finds a browser and starts the sandbox on an origin of its own, without bookings; stops it after the last test. */
export default async function globalSetup(): Promise<() => void> {
  // playwright.config.ts, which each worker reads, takes it from the environment.
  process.env.CHROMIUM_PATH = (await findBrowser()).executablePath ?? '';

  const handlers = createHandlers(createSandboxState());
  const cloud = createServer((req, res) => {
    respond(handlers, req, res).catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
  const { hostname, port } = new URL(cloudOrigin);
  cloud.listen(Number(port), hostname);
  await once(cloud, 'listening');

  return () => {
    cloud.close();
    cloud.closeAllConnections();
  };
}
