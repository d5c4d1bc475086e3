import { emptyDraft } from '#src/domain/booking.ts';
import type { BookingDraft, BookingField, BookingVariant } from '#src/domain/types.ts';

/** Storage may be missing, full or forbidden: the form then works without its memory. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

// A draft of one variant is not offered to another: their appointment types differ.
const keyOf = (variant: BookingVariant) => `bookingDraft:${variant}`;

const fields = Object.keys(emptyDraft) as BookingField[];

/** What was typed before the page was reloaded in this tab; only fields that hold something, and only text. */
export function loadDraft(variant: BookingVariant): Partial<BookingDraft> {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(variant)) ?? '{}') as unknown);
  return filledIn((kept ?? {}) as Record<string, unknown>);
}

export function saveDraft(variant: BookingVariant, draft: BookingDraft): void {
  attempt(() => sessionStorage.setItem(keyOf(variant), JSON.stringify(draft)));
}

export function forgetDraft(variant: BookingVariant): void {
  attempt(() => sessionStorage.removeItem(keyOf(variant)));
}

/** The booking fields of any record that hold text. */
export function filledIn(record: Readonly<Record<string, unknown>>): Partial<BookingDraft> {
  const filled: Partial<BookingDraft> = {};
  for (const field of fields) {
    const value = record[field];
    if (typeof value === 'string' && value !== '') filled[field] = value;
  }
  return filled;
}
