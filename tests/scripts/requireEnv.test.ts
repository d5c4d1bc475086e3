import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolveConfig } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { requireEnv } from '#scripts/requireEnv.ts';

const complete = {
  VITE_STORES_URL: 'https://cloud.clinic.test/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://cloud.clinic.test/prod',
  VITE_VISITS_API_URL: 'http://localhost:4400/',
  VITE_COGNITO_CLIENT_ID: '7k3f9s2m1q8d6h4j0a5c2v9b1n',
  VITE_COGNITO_REGION: 'ap-south-1',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
});

/** The message that stops a build, '' if nothing does. */
async function messageOf(command: 'build' | 'serve'): Promise<string> {
  const plugins = [requireEnv()];
  return resolveConfig({ root: tmpdir(), configFile: false, envDir: false, plugins }, command).then(
    () => '',
    (error: Error) => error.message,
  );
}

it('a build with its variables succeeds', async () => {
  expect(await messageOf('build')).toBe('');
});

it('a build without its variables fails with one message that lists them all', async () => {
  for (const name of Object.keys(complete)) vi.stubEnv(name, ' ');
  const message = await messageOf('build');
  for (const name of Object.keys(complete)) expect(message).toContain(`  - ${name} is missing.`);
  expect(message).toContain('.env.example');
  expect(message).toContain('npm start');
});

it('a build refuses every value that .env.example leaves to be filled in', async () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const name of Object.keys(complete))
    vi.stubEnv(name, new RegExp(`^${name}=(.*)`, 'm').exec(example)?.[1]);
  const message = await messageOf('build');
  for (const name of Object.keys(complete)) expect(message).toContain(`  - ${name} is '`);
});

it('a build lists every impossible value, and says what is wanted', async () => {
  const wrong = {
    VITE_STORES_URL: 'http://stores.clinic.test/prod/admin-stores-list',
    VITE_VET_CARE_API_URL: 'cloud.clinic.test',
    VITE_VISITS_API_URL: 'https://visits clinic.test/',
    VITE_COGNITO_ENDPOINT: 'ftp://cognito.clinic.test/',
    VITE_BOOKING_WARM_UP_URL: 'javascript:alert(1)',
    VITE_HTTP_TIMEOUT_MS: '15 s',
    VITE_SITE_URL: 'https://www.clinic.test/vets',
    VITE_HSTS: 'max-age=1; anything',
  };
  for (const [name, value] of Object.entries(wrong)) vi.stubEnv(name, value);
  const message = await messageOf('build');
  for (const [name, value] of Object.entries(wrong))
    expect(message).toContain(`  - ${name} is '${value}'. Wanted: `);
});

it('the region may be missing if a sign-in address is set', async () => {
  vi.stubEnv('VITE_COGNITO_REGION', '');
  vi.stubEnv('VITE_COGNITO_ENDPOINT', 'http://localhost:9229/');
  expect(await messageOf('build')).toBe('');
});

it('the development server does not check the variables', async () => {
  vi.stubEnv('VITE_STORES_URL', '');
  expect(await messageOf('serve')).toBe('');
});
