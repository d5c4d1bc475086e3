// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkEnv } from '#src/config/checkEnv.ts';

const complete = {
  VITE_STORES_URL: 'https://stores.example.com/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://vet-care.example.com/prod',
  VITE_VISITS_API_URL: 'http://localhost:9000/',
  VITE_COGNITO_CLIENT_ID: 'an-app-client',
  VITE_COGNITO_REGION: 'ap-south-1',
};

describe('the settings of a build', () => {
  it('the required settings are enough', () => {
    expect(checkEnv(complete)).toEqual([]);
  });

  it('all settings together are accepted', () => {
    const optional = {
      VITE_COGNITO_ENDPOINT: 'http://localhost:9229/',
      VITE_BOOKING_WARM_UP_URL: 'https://vet-care.example.com/prod/warm-up?x=1',
      VITE_HTTP_TIMEOUT_MS: '15000',
      VITE_CLINIC_TIME_ZONE: 'Asia/Kolkata',
      VITE_SITE_URL: 'https://www.example.com',
      VITE_VISITS_NEED_TOKEN: 'true',
    };
    expect(checkEnv({ ...complete, ...optional })).toEqual([]);
  });

  it('all missing settings are reported at once', () => {
    expect(checkEnv({})).toEqual([
      'VITE_STORES_URL is missing',
      'VITE_VET_CARE_API_URL is missing',
      'VITE_VISITS_API_URL is missing',
      'VITE_COGNITO_CLIENT_ID is missing',
      'VITE_COGNITO_REGION is missing',
    ]);
  });

  it('a blank setting counts as missing', () => {
    expect(checkEnv({ ...complete, VITE_STORES_URL: '  ', VITE_SITE_URL: ' ' })).toEqual([
      'VITE_STORES_URL is missing',
    ]);
  });

  it('a sign-in endpoint makes the region optional', () => {
    const { VITE_COGNITO_REGION: _, ...rest } = complete;
    expect(checkEnv({ ...rest, VITE_COGNITO_ENDPOINT: 'http://localhost:9229/' })).toEqual([]);
  });

  it.each([
    ['VITE_STORES_URL', 'stores.example.com'],
    ['VITE_STORES_URL', '/prod/admin-stores-list'],
    ['VITE_STORES_URL', 'ftp://stores.example.com/'],
    ['VITE_STORES_URL', 'https://stores example.com/'],
    ['VITE_STORES_URL', 'javascript:alert(1)'],
    ['VITE_VET_CARE_API_URL', 'https://'],
    ['VITE_VET_CARE_API_URL', 'https://a.example/?stage=prod'],
    ['VITE_VISITS_API_URL', 'https://a.example/#x'],
    ['VITE_COGNITO_CLIENT_ID', 'two words'],
    ['VITE_COGNITO_REGION', 'Mumbai'],
    ['VITE_COGNITO_ENDPOINT', 'cognito'],
    ['VITE_BOOKING_WARM_UP_URL', 'warm-up'],
    ['VITE_HTTP_TIMEOUT_MS', '15s'],
    ['VITE_HTTP_TIMEOUT_MS', '-1'],
    ['VITE_CLINIC_TIME_ZONE', 'Mumbai'],
    ['VITE_SITE_URL', 'https://www.example.com/site'],
    ['VITE_VISITS_NEED_TOKEN', 'yes'],
  ])('%s is reported with what is wrong with %j', (name, value) => {
    const problems = checkEnv({ ...complete, [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name} (is|must) .*: '`)]);
    expect(problems[0]).toContain(value);
  });

  it('missing and malformed settings are reported together', () => {
    expect(checkEnv({ ...complete, VITE_STORES_URL: '', VITE_SITE_URL: 'x' })).toHaveLength(2);
  });
});

describe('.env.example', () => {
  /** Every `NAME=value`, also those that are commented out. */
  const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(# )?(VITE_\w+)=(.*)$/gm)];

  it('.env.example contains every variable, the optional ones commented out', () => {
    const named = lines.map(([, comment, name]) => `${comment ?? ''}${name}`);
    expect(named.toSorted()).toEqual(
      [
        ...Object.keys(complete),
        '# VITE_BOOKING_WARM_UP_URL',
        '# VITE_CLINIC_TIME_ZONE',
        '# VITE_COGNITO_ENDPOINT',
        '# VITE_HTTP_TIMEOUT_MS',
        '# VITE_SITE_URL',
        '# VITE_VISITS_NEED_TOKEN',
      ].toSorted(),
    );
  });

  it('.env.example contains valid values', () => {
    expect(checkEnv(Object.fromEntries(lines.map(([, , name, value]) => [name, value])))).toEqual(
      [],
    );
  });
});
