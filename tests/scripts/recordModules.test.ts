// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { recordModules } from '#scripts/content/recordModules.ts';

/** What the site gets of a file of the sample's, whose records a clinic didn't write. */
async function moduleOf(path: string): Promise<string> {
  const { load } = recordModules() as {
    load: { handler: (id: string) => Promise<{ code: string }> };
  };
  const id = resolve('content/sample', path);
  return (await load.handler.call({ addWatchFile: () => {} } as never, id)).code;
}

it('the sample’s records have the name, the hours and the switches of the clinic’s own', async () => {
  mkdirSync('.sandbox', { recursive: true });
  const own = mkdtempSync(join('.sandbox', 'own-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  vi.stubEnv('CONTENT', own);
  expect(await moduleOf('prices.yaml')).not.toContain('Rabies');
  writeFileSync(join(own, 'brand.yaml'), 'name: Blue Door');
  writeFileSync(
    join(own, 'hours.yaml'),
    'holidays: [{ date: 2026-12-31, name: Old Year’s Night }]',
  );
  writeFileSync(join(own, 'site.yaml'), 'pages: { prices: true }');
  expect(await moduleOf('clinics.yaml')).toMatch(/Blue Door Indiranagar/);
  expect(await moduleOf('clinics.yaml')).toMatch(/Old Year’s Night/);
  expect(await moduleOf('prices.yaml')).toContain('Rabies');
});
