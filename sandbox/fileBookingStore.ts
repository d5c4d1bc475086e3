import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AppointmentRecord } from './data/appointments.ts';
import type { BookingStore } from './sandboxState.ts';

async function read(file: string): Promise<AppointmentRecord[]> {
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  try {
    return JSON.parse(text) as AppointmentRecord[];
  } catch (cause) {
    throw new Error(`${file} is no JSON. Without it the sandbox starts afresh: delete it.`, {
      cause,
    });
  }
}

/** Writes a temporary file and renames it, so that nobody reads a half-written file, even after a crash. */
async function write(file: string, bookings: AppointmentRecord[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(bookings, null, 2)}\n`);
  await rename(temporary, file);
}

/**
 * Stores bookings in a file, so that they survive a restart. The file is read each time, so a reset, or a change by
 * another server, takes effect at once. Changes run one after another.
 */
export function fileBookingStore(file: string): BookingStore {
  let previous: Promise<unknown> = Promise.resolve();
  return {
    read: () => read(file),
    change: (update) => {
      const current = previous.then(async () => write(file, update(await read(file))));
      // The caller gets the error of a failed change; the next change runs all the same.
      previous = current.catch(() => undefined);
      return current;
    },
  };
}
