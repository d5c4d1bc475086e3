import { expect, it } from 'vitest';
import { readSettings } from '#src/config/settings.ts';

it.each(['', '/', '//'])('a base URL that ends in %j gives the same call URLs', (end) => {
  const { calls } = readSettings({
    VITE_STORES_URL: 'https://a.example/prod/admin-stores-list',
    VITE_VET_CARE_API_URL: `https://b.example/prod${end}`,
    VITE_VISITS_API_URL: `https://c.example${end}`,
    VITE_COGNITO_REGION: 'ap-south-1',
  });
  expect(calls).toEqual({
    stores: 'https://a.example/prod/admin-stores-list',
    warmUp: undefined,
    booking: 'https://b.example/prod/appointment-booking',
    signIn: 'https://cognito-idp.ap-south-1.amazonaws.com/',
    appointments: 'https://b.example/prod/admin-booking-list',
    visits: 'https://c.example/xml/vetbuddy-visits',
  });
});

it('the visits are below their base where their own path says', () => {
  const { calls } = readSettings({
    VITE_VISITS_API_URL: 'https://c.example/v1/',
    VITE_VISITS_PATH: '/patients/visits',
  });
  expect(calls.visits).toBe('https://c.example/v1/patients/visits');
});

it('the sign-in endpoint and the warm-up URL are used as they are set', () => {
  const { calls } = readSettings({
    VITE_COGNITO_REGION: 'ap-south-1',
    VITE_COGNITO_ENDPOINT: 'http://localhost:9229/',
    VITE_BOOKING_WARM_UP_URL: 'https://b.example/warm',
  });
  expect(calls).toMatchObject({
    signIn: 'http://localhost:9229/',
    warmUp: 'https://b.example/warm',
  });
});

it('calls have no timeout unless one is set', () => {
  expect(readSettings({}).httpTimeoutMs).toBe(0);
  expect(readSettings({ VITE_HTTP_TIMEOUT_MS: '0' }).httpTimeoutMs).toBe(0);
  expect(readSettings({ VITE_HTTP_TIMEOUT_MS: '15000' }).httpTimeoutMs).toBe(15_000);
});

it.each([
  ['true', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('takes VITE_VISITS_NEED_TOKEN %j for %s', (value, needed) => {
  expect(readSettings({ VITE_VISITS_NEED_TOKEN: value }).visitsNeedToken).toBe(needed);
});
