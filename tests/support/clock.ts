import { onTestFinished, vi } from 'vitest';
import { config } from '#src/config/env.ts';

/** Every test starts at this time: noon of a Wednesday, where the visitor is. */
const testNow = new Date('2026-11-18T12:00:00');

/** From now on a test that reads the time while no clock is stopped fails: it would pass on some days only. */
export function forbidRealTime(): void {
  if (isForbidden in Date) return;
  const refuse = () => {
    if (isReadByUs(4)) throw new Error('A test reads the real time. Stop the clock: stopClock().');
  };
  globalThis.Date = Object.assign(watched(refuse), { [isForbidden]: true });
}

const isForbidden = Symbol.for('the real time is forbidden');

/** Stops the clock: `Date` tells this time until the test moves it. Timers keep running. Without a zone it is the visitor's. */
export function stopClock(at: Date | string = testNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}

/** The first of the day's midnights, and the last: what is a day off in any zone is a day off in one of them. */
export const farZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** Visitor and clinics are in this zone until the test ends. */
export function stayIn(zone: string): void {
  const { clinicTimeZone } = config;
  vi.stubEnv('TZ', zone);
  config.clinicTimeZone = zone;
  onTestFinished(() => {
    config.clinicTimeZone = clinicTimeZone;
  });
}

/** Whether the caller so many frames up is code of ours, and not a package. */
function isReadByUs(frames: number): boolean {
  const caller = new Error().stack?.split('\n')[frames] ?? '';
  return !caller.includes('/node_modules/') && !caller.includes('node:');
}

/** The present `Date`, which tells each time that somebody asks it for the time of now. */
function watched(onRead: () => void): DateConstructor {
  return new Proxy(Date, {
    construct(target, args, newTarget) {
      if (args.length === 0) onRead();
      return Reflect.construct(target, args, newTarget) as Date;
    },
    get(target, key) {
      if (key !== 'now') return Reflect.get(target, key) as unknown;
      return function now() {
        onRead();
        return target.now();
      };
    },
  });
}
