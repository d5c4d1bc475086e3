// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';

it('every test starts at noon, wherever it runs', () => {
  expect(clinicNow(new Date(), config.clinicTimeZone)).toMatchObject({ time: '12:00' });
});

it('a test that reads the real time fails', () => {
  vi.useRealTimers();
  expect(() => new Date()).toThrow('Stop the clock');
  expect(() => Date.now()).toThrow('Stop the clock');
  expect(new Date('2026-11-18').getTime()).toBe(Date.UTC(2026, 10, 18));
});
