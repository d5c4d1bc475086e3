// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { valuesOf } from '#scripts/content/records.ts';
import { bookingWith } from '#src/content/vetsPage.ts';
import type { Vet } from '#src/content/schema/vets.ts';

afterEach(() => vi.unstubAllEnvs());

it('the booking link of a vet’s page says the same name in every language, the English one', () => {
  const sample = () => (valuesOf('vets.yaml') as { vets: Vet[] }).vets;
  const english = sample().map((vet) => bookingWith(vet).href);
  vi.stubEnv('SITE_LANGUAGE', 'hi');
  const inHindi = sample();
  expect(inHindi[0]?.name).toBe('डॉ. मीरा नायर');
  expect(english[0]).toContain('vet=Dr+Nair');
  expect(inHindi.map((vet) => bookingWith(vet).href)).toEqual(english);
});
