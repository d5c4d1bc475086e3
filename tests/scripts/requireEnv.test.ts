// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireEnv } from '#scripts/requireEnv.ts';

const names = [
  'VITE_STORES_URL',
  'VITE_VET_CARE_API_URL',
  'VITE_VISITS_API_URL',
  'VITE_COGNITO_CLIENT_ID',
  'VITE_COGNITO_REGION',
];

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vetbuddy-env-'));
  for (const name of names) vi.stubEnv(name, '');
});

afterEach(() => rm(root, { recursive: true }));

function start(command: 'build' | 'serve') {
  return resolveConfig({ root, configFile: false, plugins: [requireEnv()] }, command);
}

it('a build without its settings fails with one message that lists them all', async () => {
  vi.stubEnv('VITE_VISITS_API_URL', 'visits.clinic.test');
  vi.stubEnv('VITE_COGNITO_CLIENT_ID', 'your-app-client-id');
  const error: unknown = await start('build').catch((reason: unknown) => reason);
  const message = error instanceof Error ? error.message : '';
  for (const name of names) expect(message).toContain(`  - ${name} `);
  expect(message).toContain("VITE_VISITS_API_URL is 'visits.clinic.test', which is not an address");
  expect(message).toContain(
    "VITE_COGNITO_CLIENT_ID is 'your-app-client-id', which is a placeholder",
  );
  expect(message).toContain('.env.example');
  expect(message).toContain('npm start');
});

it('a build with its settings succeeds', async () => {
  for (const name of names.slice(0, 3)) vi.stubEnv(name, 'https://cloud.clinic.test/prod');
  vi.stubEnv('VITE_STORES_URL', 'https://cloud.clinic.test/prod/admin-stores-list');
  vi.stubEnv('VITE_COGNITO_CLIENT_ID', 'a-client');
  vi.stubEnv('VITE_COGNITO_REGION', 'ap-south-1');
  await expect(start('build')).resolves.toHaveProperty('command', 'build');
});

it('the development server does not check the settings', async () => {
  await expect(start('serve')).resolves.toHaveProperty('command', 'serve');
});
