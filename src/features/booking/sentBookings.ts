import { keepText, onStorage, readText } from '#src/components/storedText.ts';
import { createStore } from '#src/components/createStore.ts';
import type { LastBooking } from './lastBooking.ts';
import { loadFromTab, saveInTab } from './tabStorage.ts';

/*
 * Which bookings this browser has sent, for all its tabs: so that one that is reloaded or copied, or a new one, neither sends a
 * booking twice nor says that there is none. Of the person a record holds nothing but a checksum; no clock deletes it.
 */

/** A booking that was sent. */
export interface SentBooking extends Pick<LastBooking, 'id' | 'date' | 'time'> {
  /** When, ms since 1970; for people only. */
  at: number;
  state: 'unanswered' | 'booked';
  /** That no answer came has been read, and the note closed. */
  isRead?: boolean;
}

const storageKey = 'bookingsSent';
const longestList = 20;
/** How often this page has changed them. */
const changes = createStore(0);

/** The latest last. */
export function sentBookings(): SentBooking[] {
  // Bookings that could not be stored for all tabs are newer.
  const own = asList(loadFromTab(storageKey));
  const shared = asList(parse(readText(storageKey))).filter(
    ({ id }) => !own.some((one) => one.id === id),
  );
  return [...shared, ...own];
}

/** The record of a booking that was sent, and not refused. */
export function sentBooking(id: string): SentBooking | undefined {
  return sentBookings().find((one) => one.id === id);
}

/** Puts a record in the place of the one with its id. */
export function keepSentBooking(record: SentBooking): void {
  const others = sentBookings().filter(({ id }) => id !== record.id);
  save([...others, record].slice(-longestList));
}

/** Changes a record if it is still there. */
export function changeSentBooking(id: string, change: Partial<SentBooking>): void {
  const record = sentBooking(id);
  if (record) keepSentBooking({ ...record, ...change });
}

export function removeSentBooking(id: string): void {
  save(sentBookings().filter((one) => one.id !== id));
}

/** Calls back when the records have changed, in whichever tab. Returns a function that ends it. */
export function onSentBookings(listener: () => void): () => void {
  const ends = [changes.subscribe(listener), onStorage(listener)];
  return () => ends.forEach((end) => end());
}

function save(list: SentBooking[]): void {
  const isShared = keepText(storageKey, list.length > 0 ? JSON.stringify(list) : null);
  saveInTab(storageKey, isShared ? undefined : list);
  changes.set(changes.get() + 1);
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function asList(value: unknown): SentBooking[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is SentBooking {
  if (typeof value !== 'object' || value === null) return false;
  const { id, date, time, at, state } = value as Record<string, unknown>;
  return (
    [id, date, time].every((part) => typeof part === 'string') &&
    typeof at === 'number' &&
    (state === 'unanswered' || state === 'booked')
  );
}
