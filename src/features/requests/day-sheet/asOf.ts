import { config } from '#src/config/env.ts';
import { clinicNow, momentWords } from '#src/domain/clock.ts';

/** Of when a sheet is: 'as of 18 Nov 2026, 12:00 PM'. `instant`: ms since 1970. */
export function asOf(instant: number): string {
  return `as of ${momentWords(clinicNow(new Date(instant), config.clinicTimeZone))}`;
}
