// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteSwitches } from '#scripts/content/siteSwitches.ts';
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

it('links to sections that the landing page is without lead to the pages about the same', async () => {
  const { load } = siteSwitches() as { load: { handler: (id: string) => Promise<string> } };
  const insteadOf = async () =>
    /insteadOf = (.*);/.exec(await load.handler('\0virtual:site'))?.[1] ?? '';
  vi.stubEnv('CONTENT', 'content/sample');
  expect(await insteadOf()).toMatch(/^\{\s*\}$/);
  mkdirSync('.sandbox', { recursive: true });
  const own = mkdtempSync(join('.sandbox', 'own-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  vi.stubEnv('CONTENT', own);
  mkdirSync(join(own, 'pages'));
  writeFileSync(join(own, 'pages/landing.yaml'), 'sections: [booking, services]');
  expect(await insteadOf()).toMatch(/about"?:\s*"\/about".*blogs"?:\s*"\/blog"/);
});
