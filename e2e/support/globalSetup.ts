import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { respond } from '#sandbox/httpAdapter.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';
import { findBrowser } from '#scripts/findBrowser.ts';
import { cloudOrigin } from './addresses.ts';

/** Finds a browser and starts the sandbox on an origin of its own, without bookings; stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // playwright.config.ts, which each worker reads, takes it from the environment.
  process.env.CHROMIUM_PATH = (await findBrowser()).executablePath ?? '';

  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-e2e-'));
  const state = createSandboxState(fileBookingStore(join(folder, 'bookings.json')));
  const handlers = createHandlers(state);
  const cloud = createServer((req, res) => {
    respond(handlers, req, res).catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
  const { hostname, port } = new URL(cloudOrigin);
  cloud.listen(Number(port), hostname);
  await once(cloud, 'listening');

  return async () => {
    cloud.close();
    cloud.closeAllConnections();
    await rm(folder, { recursive: true });
  };
}
