import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { config } from '#src/config/env.ts';

/** Every test starts at noon of a Wednesday, in the visitor's zone. */
const testNow = new Date('2026-11-18T12:00:00');

/** Stops `Date` at this time, the visitor's if it names no zone. Timers keep running. */
export function stopClock(at: Date | string = testNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}

/** Shows the page again, at another time. */
export function comeBackAt(time: Date | string): void {
  vi.setSystemTime(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Visitor and clinics are in this zone until the test ends. */
export function stayIn(zone: string): void {
  const { clinicTimeZone } = config;
  vi.stubEnv('TZ', zone);
  config.clinicTimeZone = zone;
  onTestFinished(() => {
    config.clinicTimeZone = clinicTimeZone;
  });
}
