import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storesFor } from '#sandbox/data/stores.ts';
import { loadModule } from '#scripts/content/loadModule.ts';
import { cloudOrigin } from './addresses.ts';
import { createCloud } from './cloud.ts';
import { type SiteContent, tellWorkers } from './site.ts';

/** The records of the site under test that journeys need to know. */
async function loadContent(): Promise<SiteContent> {
  const records = ['clinics', 'hours', 'rules'] as const;
  const loaded = await Promise.all(
    records.map((name) => loadModule<Partial<SiteContent>>(`#content/${name}.ts`)),
  );
  return Object.assign({}, ...loaded) as SiteContent;
}

/** Starts the sandbox's server without bookings, and stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-e2e-'));
  const content = await loadContent();
  const stores = storesFor(content.clinics);
  tellWorkers({ ...content, stores });
  const cloud = createCloud(join(folder, 'bookings.json'), stores);
  const { hostname, port } = new URL(cloudOrigin);
  cloud.listen(Number(port), hostname);
  await once(cloud, 'listening');

  return async () => {
    cloud.close();
    cloud.closeAllConnections();
    await rm(folder, { recursive: true });
  };
}
