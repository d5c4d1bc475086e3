// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkEnv } from '#src/config/checkEnv.ts';

const complete = {
  VITE_STORES_URL: 'https://a1b2c3d4e5.execute-api.ap-south-1.amazonaws.com/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://vet-care.clinic.test/prod',
  VITE_VISITS_API_URL: 'https://visits.clinic.test/',
  VITE_COGNITO_CLIENT_ID: '7k3f9s2m1q8d6h4j0a5c2v9b1n',
  VITE_COGNITO_REGION: 'ap-south-1',
};

/** `NAME is '…', which <problem>. Wanted: <wanted>`, one of each. */
function report(name: string, value: string) {
  const problems = checkEnv({ ...complete, [name]: value });
  expect(problems).toHaveLength(1);
  const [, problem, wanted] = /^\w+ is '.*', which (.+)\. Wanted: (.+)$/s.exec(problems[0]!) ?? [];
  expect(problems[0]).toContain(`${name} is '${value}', which `);
  return { problem, wanted };
}

it('the required settings are enough', () => {
  expect(checkEnv(complete)).toEqual([]);
});

it('all settings together are accepted, and a sign-in endpoint makes the region optional', () => {
  const optional = {
    VITE_COGNITO_ENDPOINT: 'http://localhost:9229/',
    VITE_BOOKING_WARM_UP_URL: 'https://vet-care.clinic.test/prod/warm-up?x=1',
    VITE_HTTP_TIMEOUT_MS: '15000',
    VITE_SITE_URL: 'https://www.clinic.test',
    VITE_VISITS_NEED_TOKEN: 'true',
    VITE_HSTS: 'max-age=31536000; includeSubDomains',
  };
  expect(checkEnv({ ...complete, ...optional })).toEqual([]);
  // The endpoint says where the region is.
  const { VITE_COGNITO_REGION: _, ...rest } = complete;
  expect(checkEnv({ ...rest, ...optional })).toEqual([]);
});

it('all missing settings are reported at once, each with what is wanted', () => {
  expect(checkEnv({})).toEqual([
    expect.stringMatching(/^VITE_STORES_URL is missing\. Wanted: .*\/prod\/admin-stores-list$/),
    expect.stringMatching(/^VITE_VET_CARE_API_URL is missing\. Wanted: the base of /),
    expect.stringMatching(/^VITE_VISITS_API_URL is missing\. Wanted: the base of /),
    expect.stringMatching(/^VITE_COGNITO_CLIENT_ID is missing\. Wanted: the id of the app /),
    expect.stringMatching(/^VITE_COGNITO_REGION is missing\. Wanted: the region .* ap-south-1$/),
  ]);
});

it('a blank setting counts as missing', () => {
  expect(checkEnv({ ...complete, VITE_STORES_URL: '  ', VITE_SITE_URL: ' ' })).toEqual([
    expect.stringMatching(/^VITE_STORES_URL is missing/),
  ]);
});

it.each([
  ['VITE_STORES_URL', 'stores.clinic.test'],
  ['VITE_STORES_URL', '/prod/admin-stores-list'],
  ['VITE_STORES_URL', 'ftp://stores.clinic.test/prod/admin-stores-list'],
  ['VITE_STORES_URL', 'https://stores clinic.test/prod/admin-stores-list'],
  ['VITE_STORES_URL', 'javascript:alert(1)'],
  ['VITE_VET_CARE_API_URL', 'https://'],
  ['VITE_COGNITO_ENDPOINT', 'cognito'],
  ['VITE_BOOKING_WARM_UP_URL', 'warm-up'],
  ['VITE_SITE_URL', 'www.clinic.test'],
])('%s %j is no address', (name, value) => {
  expect(report(name, value).problem).toBe('is not an address that begins with https://');
});

it.each([
  ['VITE_STORES_URL', 'https://stores.clinic.test/prod', /does not end in .*stores-list$/],
  ['VITE_STORES_URL', 'https://stores.clinic.test/prod/admin-stores-list/', /does not end in/],
  ['VITE_STORES_URL', 'https://stores.clinic.test//prod/admin-stores-list', /two slashes/],
  ['VITE_VET_CARE_API_URL', 'https://api.clinic.test/prod//', /two slashes in a row/],
  ['VITE_VET_CARE_API_URL', 'https://a.clinic.test/prod/appointment-booking', /leave it off/],
  ['VITE_VET_CARE_API_URL', 'https://a.clinic.test/prod/admin-booking-list/', /leave it off/],
  ['VITE_VET_CARE_API_URL', 'https://a.clinic.test/prod/admin-stores-list', /leave it off/],
  ['VITE_VET_CARE_API_URL', 'https://a.clinic.test/?stage=prod', /a '\?' or a '#'/],
  ['VITE_VISITS_API_URL', 'https://a.clinic.test/xml/vetbuddy-visits', /leave it off/],
  ['VITE_VISITS_API_URL', 'https://a.clinic.test/xml/', /ends in \/xml/],
  ['VITE_VISITS_API_URL', 'https://a.clinic.test/#x', /a '\?' or a '#'/],
  ['VITE_VISITS_API_URL', 'https://me:secret@a.clinic.test/', /password/],
  ['VITE_VISITS_PATH', 'visits', /not a path/],
  ['VITE_VISITS_PATH', '/visits?all=1', /not a path/],
  ['VITE_COGNITO_CLIENT_ID', 'two words', /no such id has/],
  ['VITE_COGNITO_CLIENT_ID', 'ap-south-1_Ab1Cd2Ef3', /the id of the user pool/],
  ['VITE_COGNITO_REGION', 'Mumbai', /region/],
  ['VITE_COGNITO_ENDPOINT', 'https://pets.auth.ap-south-1.amazoncognito.com', /login pages/],
  ['VITE_COGNITO_ENDPOINT', 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_A', /path/],
  ['VITE_HTTP_TIMEOUT_MS', '15s', /whole number/],
  ['VITE_HTTP_TIMEOUT_MS', '-1', /whole number/],
  ['VITE_SITE_URL', 'https://www.clinic.test/site', /more than the host/],
  ['VITE_VISITS_NEED_TOKEN', 'yes', /neither true nor false/],
  ['VITE_HSTS', '31536000', /Strict-Transport-Security/],
  ['VITE_HSTS', 'max-age=1\nX-Other: 1', /Strict-Transport-Security/],
])('%s is refused where it is %j', (name, value, problem) => {
  expect(report(name, value).problem).toMatch(problem);
});

it.each([
  [
    'VITE_STORES_URL',
    'https://<api-id>.execute-api.ap-south-1.amazonaws.com/prod/admin-stores-list',
  ],
  ['VITE_VET_CARE_API_URL', 'https://<api-id>.execute-api.ap-south-1.amazonaws.com/prod'],
  ['VITE_VET_CARE_API_URL', 'https://xxxxxxxxxx.execute-api.ap-south-1.amazonaws.com/prod'],
  ['VITE_VISITS_API_URL', 'https://<visits-host>'],
  ['VITE_VISITS_API_URL', 'https://api.your-domain.com'],
  ['VITE_COGNITO_CLIENT_ID', 'your-app-client-id'],
  ['VITE_COGNITO_CLIENT_ID', '1example23456789'],
  ['VITE_COGNITO_REGION', 'your-region'],
  ['VITE_SITE_URL', 'https://<your-site>'],
])('%s is refused where the placeholder %j was left', (name, value) => {
  expect(report(name, value).problem).toBe('is a placeholder');
});

it.each([
  'http://stores.clinic.test/prod/admin-stores-list',
  'http://192.168.1.4/prod/admin-stores-list',
  'http://localhost.clinic.test/prod/admin-stores-list',
])('%j is refused because anyone on the way can read along', (value) => {
  expect(report('VITE_STORES_URL', value).problem).toMatch(/^begins with http:\/\/.*use https/);
});

it.each(['http://localhost:9000', 'http://127.0.0.1:9000/', 'http://[::1]:9000/prod'])(
  'the own computer, %s, may be called without https',
  (base) => {
    expect(checkEnv({ ...complete, VITE_VISITS_API_URL: base })).toEqual([]);
  },
);

it('a build may be tried, and a clinic named, with what looks like a placeholder', () => {
  for (const host of [
    'www.example.com',
    'www.yourvet.in',
    'todo.pet',
    'vets-for-your-pets.in',
    'xxl-dogs.in',
  ])
    expect(checkEnv({ ...complete, VITE_SITE_URL: `https://${host}` })).toEqual([]);
});

/** Every `NAME=value`, also those that are commented out. */
const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(# )?(VITE_\w+)=(.*)$/gm)];

it('.env.example contains every variable, the optional ones commented out', () => {
  const named = lines.map(([, comment, name]) => `${comment ?? ''}${name}`);
  expect(named.toSorted()).toEqual(
    [
      ...Object.keys(complete),
      '# VITE_BOOKING_WARM_UP_URL',
      '# VITE_COGNITO_ENDPOINT',
      '# VITE_HSTS',
      '# VITE_HTTP_TIMEOUT_MS',
      '# VITE_SITE_URL',
      '# VITE_VISITS_NEED_TOKEN',
      '# VITE_VISITS_PATH',
    ].toSorted(),
  );
});

it('no required value of .env.example builds a site', () => {
  const required = lines.filter(([, comment]) => !comment);
  for (const [, , name, value] of required)
    expect(report(name!, value!).problem).toBe('is a placeholder');
});

it('the optional values of .env.example are valid or placeholders', () => {
  const optional = lines.filter(([, comment]) => comment);
  const problems = optional.flatMap(([, , name, value]) =>
    checkEnv({ ...complete, [name!]: value }),
  );
  expect(problems.filter((problem) => !problem.includes('which is a placeholder'))).toEqual([]);
});
