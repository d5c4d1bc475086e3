import { useSyncExternalStore } from 'react';
import { keepText, onStorage, readText } from '#src/components/storedText.ts';
import { createStore } from '#src/components/createStore.ts';
import { isBlank, isEmail } from '#src/domain/bookingRules.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import { detailFields } from './person.ts';

/*
 * What a visitor lets this browser keep for the next booking, of whichever form (docs/product.md, section 3). It is written only
 * once a booking was accepted, and counts for 12 months from then.
 */

/** The answers that are kept. */
export type Details = Pick<BookingDraft, (typeof detailFields)[number]>;

interface DetailsRecord extends Details {
  /** When the last booking was accepted, ms since 1970. */
  bookedAt: number;
}

const storageKey = 'rememberedDetails';
const probeKey = `${storageKey}Probe`;
const keptMs = 365 * 86_400_000;
/** Longer than any answer. What is longer was not written by this site. */
const longestAnswer = 300;

/** How often this page has changed them. */
const changes = createStore(0);
/** The last stored text that was parsed: the same text gives the same object. */
let parsed: { text: string; record: DetailsRecord | undefined } | undefined;

/** The details kept in this browser; undefined where there are none, or none that can be used. */
export function loadDetails(): Details | undefined {
  const text = readText(storageKey);
  if (!text) return undefined;
  if (parsed?.text !== text) parsed = { text, record: asRecord(text) };
  const { record } = parsed;
  const age = record ? Date.now() - record.bookedAt : NaN;
  // They may have been kept by a clock that was ahead. Of a date further ahead than they are kept nobody knows when it is over.
  return age > -keptMs && age < keptMs ? record : undefined;
}

/** Keeps the details of an accepted booking, from now. */
export function keepDetails({ name, mobileNumber, email, petType }: Details): void {
  const record: DetailsRecord = { name, mobileNumber, email, petType, bookedAt: Date.now() };
  change(JSON.stringify(record));
}

export function forgetDetails(): void {
  change(null);
}

/** The answers that are not the details: what the visitor gave for this booking. */
export function withoutDetails<Answers extends Partial<BookingDraft>>(
  answers: Answers,
  details: Details | undefined,
): Answers {
  const own = { ...answers };
  for (const field of detailFields) if (own[field] === details?.[field]) own[field] = '';
  return own;
}

/** The details, here and as another tab changes them. None while prerendering. */
export function useRememberedDetails() {
  const details = useSyncExternalStore(subscribe, loadDetails, () => undefined);
  const canRemember = useSyncExternalStore(
    subscribe,
    () => isWritable && readText(storageKey) !== undefined,
    () => true,
  );
  return { details, canRemember };
}

/** Whether the browser keeps what is written; some take nothing, or have no room. */
let isWritable = true;

function subscribe(listener: () => void) {
  isWritable = keepText(probeKey, 'x'.repeat(4 * longestAnswer)) && keepText(probeKey, null);
  // Too old, or not ours: gone with the next visit to a page that could use them.
  if (readText(storageKey) && !loadDetails()) forgetDetails();
  const ends = [changes.subscribe(listener), onStorage(listener)];
  return () => ends.forEach((end) => end());
}

/** Where storage is full or forbidden nothing is kept. */
function change(text: string | null) {
  keepText(storageKey, text);
  changes.set(changes.get() + 1);
}

function asRecord(text: string): DetailsRecord | undefined {
  const record = parse(text);
  if (typeof record !== 'object' || record === null) return undefined;
  const found = record as DetailsRecord;
  if (typeof found.bookedAt !== 'number') return undefined;
  if (!detailFields.every((field) => isText(found[field]))) return undefined;
  const { name, mobileNumber, email, petType, bookedAt } = found;
  // The clinic's own rules are the form's to apply: they may have changed since.
  const isUsable =
    [name, petType].every((answer) => !answer || !isBlank(answer)) &&
    /^[0-9]{0,15}$/.test(mobileNumber) &&
    (!email || isEmail(email));
  return isUsable ? { name, mobileNumber, email, petType, bookedAt } : undefined;
}

function isText(answer: unknown): boolean {
  return typeof answer === 'string' && answer.length <= longestAnswer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
