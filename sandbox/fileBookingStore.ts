import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BookingStore } from './sandboxState.ts';
import type { AppointmentRecord } from './data/types.ts';

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
    throw new Error(`${file} is no JSON. 'npm run sandbox:reset' starts afresh.`, { cause });
  }
}

/** Written beside it and then renamed: a reader, or a crash, never meets half a file. */
async function write(file: string, bookings: AppointmentRecord[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}.tmp`;
  await writeFile(whole, `${JSON.stringify(bookings, null, 2)}\n`);
  await rename(whole, file);
}

/**
 * Bookings in a file, so that they survive a restart. Read anew each time: a reset, or another server on the same
 * file, counts at once. Changes run one after another.
 */
export function fileBookingStore(file: string): BookingStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: () => read(file),
    change: (next) => {
      const turn = last.then(async () => write(file, next(await read(file))));
      // A failed turn is told to the one who asked for it; the next starts clean.
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
