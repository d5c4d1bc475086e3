import { expect, it } from 'vitest';
import { readSettings } from '#src/config/settings.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('the call URLs are the same however a base URL ends', () => {
  const callsOf = (end: string) =>
    readSettings({
      VITE_STORES_URL: 'https://a.example/prod/admin-stores-list',
      VITE_VET_CARE_API_URL: `https://b.example/prod${end}`,
      VITE_VISITS_API_URL: `https://c.example${end}`,
      VITE_COGNITO_REGION: 'ap-south-1',
    }).calls;
  const calls = {
    stores: 'https://a.example/prod/admin-stores-list',
    warmUp: undefined,
    booking: 'https://b.example/prod/appointment-booking',
    signIn: 'https://cognito-idp.ap-south-1.amazonaws.com/',
    appointments: 'https://b.example/prod/admin-booking-list',
    visits: 'https://c.example/xml/vetbuddy-visits',
  };
  expectAnswers(callsOf, [
    ['', calls],
    ['/', calls],
    ['//', calls],
  ]);
});

it('every other setting is used as it is set, and has a default', () => {
  const { calls, ...settings } = readSettings({
    VITE_VISITS_API_URL: 'https://c.example/v1/',
    VITE_VISITS_PATH: '/patients/visits',
    VITE_COGNITO_ENDPOINT: 'http://localhost:9229/',
    VITE_BOOKING_WARM_UP_URL: 'https://b.example/warm',
    VITE_HTTP_TIMEOUT_MS: '15000',
    VITE_VISITS_NEED_TOKEN: 'true',
  });
  expect(calls).toMatchObject({
    visits: 'https://c.example/v1/patients/visits',
    signIn: 'http://localhost:9229/',
    warmUp: 'https://b.example/warm',
  });
  expect(settings).toMatchObject({ httpTimeoutMs: 15_000, visitsNeedToken: true });
  expect(readSettings({ VITE_VISITS_NEED_TOKEN: 'false' })).toMatchObject({
    httpTimeoutMs: 0,
    visitsNeedToken: false,
  });
});
