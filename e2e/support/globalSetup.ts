import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from 'playwright/test';
import { findBrowser } from '#scripts/findBrowser.ts';
import { cloudOrigin } from './addresses.ts';
import { createCloud } from './cloud.ts';

/** Finds a browser and starts the sandbox's server without bookings; stops the server after the last test. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  // Workers read the configuration anew (playwright.config.ts).
  process.env.CHROMIUM_PATH = (await findBrowser()).executablePath ?? '';
  const others = ['firefox', 'webkit'].filter(
    (name) => !projects.some((each) => each.name === name),
  );
  if (others.length > 0) console.log(`Left out, since not installed: ${others.join(', ')}.`);

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
