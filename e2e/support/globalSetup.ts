import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudOrigin } from './addresses.ts';
import { createCloud } from './cloud.ts';

/** Starts the sandbox's server without bookings, and stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-e2e-'));
  const cloud = createCloud(join(folder, 'bookings.json'));
  const { hostname, port } = new URL(cloudOrigin);
  cloud.listen(Number(port), hostname);
  await once(cloud, 'listening');

  return async () => {
    cloud.close();
    cloud.closeAllConnections();
    await rm(folder, { recursive: true });
  };
}
