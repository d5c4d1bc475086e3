import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxClinic } from '#sandbox/data/stores.ts';
import { loadModule } from '#scripts/content/loadModule.ts';
import { cloudOrigin } from './addresses.ts';
import { createCloud } from './cloud.ts';

/** Starts the sandbox's server without bookings, and stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-e2e-'));
  const { clinics } = await loadModule<{ clinics: SandboxClinic[] }>('#content/clinics.ts');
  const cloud = createCloud(join(folder, 'bookings.json'), clinics);
  const { hostname, port } = new URL(cloudOrigin);
  cloud.listen(Number(port), hostname);
  await once(cloud, 'listening');

  return async () => {
    cloud.close();
    cloud.closeAllConnections();
    await rm(folder, { recursive: true });
  };
}
