import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AppointmentRecord } from './data/appointments.ts';
import type { BookingStore } from './sandboxState.ts';

/** Keeps bookings in a JSON file. It is read at each request: delete it, and the sandbox starts afresh. */
export function fileBookingStore(file: string): BookingStore {
  return {
    read: () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AppointmentRecord[]) : [],
    write: (bookings) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(bookings, null, 2)}\n`);
    },
  };
}
