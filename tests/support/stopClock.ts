import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { config } from '#src/config/env.ts';

/** Every test starts at this time: noon of a Wednesday, where the visitor is. */
const testNow = new Date('2026-11-18T12:00:00');

/** Stops the clock: `Date` tells this time until the test moves it. Timers keep running. Without a zone it is the visitor's. */
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
