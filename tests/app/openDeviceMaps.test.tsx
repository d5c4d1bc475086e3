import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clinicProfiles as clinics } from '#src/records/clinicProfiles.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

it.each([
  ['an iPhone', iPhone, 5, 'maps.apple.com'],
  ['an iPad', mac, 5, 'maps.apple.com'],
  ['a Mac', mac, 0, 'www.google.com'],
  ['Android', android, 5, 'www.google.com'],
])('directions open in the maps of %s', async (_, userAgent, maxTouchPoints, host) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', {
    value: maxTouchPoints,
    configurable: true,
  });
  const { getByRole, user } = await renderAt(`/clinics/${clinics[0]!.slug}`);
  const link = within(getByRole('main')).getByRole<HTMLAnchorElement>('link', {
    name: /directions|way/i,
  });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(new URL(link.href).host).toBe(host);
  const { latitude, longitude } = clinics[0]!.geo;
  expect(
    new URL(link.href).searchParams.get(host === 'maps.apple.com' ? 'daddr' : 'destination'),
  ).toBe(`${latitude},${longitude}`);
});
