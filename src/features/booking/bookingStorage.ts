import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { type Answers, filledIn, mergeDraft } from './bookingDraft.ts';
import { asLastBooking, type LastBooking } from './lastBooking.ts';

/*
 * What a tab remembers of booking, in sessionStorage. A draft of one variant is not offered to another, because their
 * appointment types differ. Storage may be missing, full or forbidden: what is remembered then lasts as long as the page.
 */
const inMemory = new Map<string, object>();
const draftKey = (variant: BookingVariant) => `bookingDraft:${variant}`;
const lastBookingKey = (variant: BookingVariant) => `bookingMade:${variant}`;

/** What was typed in this tab and not booked yet. */
export function loadDraft(variant: BookingVariant): Answers {
  return filledIn(load(draftKey(variant)));
}

export function saveDraft(variant: BookingVariant, draft: BookingDraft): void {
  save(draftKey(variant), filledIn(draft));
}

/** Fills in a form that will be opened next: its draft, with answers given elsewhere. Comments join those that are there. */
export function addToDraft(variant: BookingVariant, answers: Answers): void {
  const kept = loadDraft(variant);
  const comments = [kept.comments, answers.comments].filter(Boolean);
  saveDraft(variant, {
    ...mergeDraft({ kept, current: answers }),
    comments: [...new Set(comments)].join('\n'),
  });
}

export function forgetDraft(variant: BookingVariant): void {
  save(draftKey(variant), undefined);
}

/** The last booking made with this form and not closed since; undefined where there is none. */
export function loadLastBooking(variant: BookingVariant): LastBooking | undefined {
  return asLastBooking(load(lastBookingKey(variant)));
}

/** Remembers a booking until the tab is closed; undefined forgets it. */
export function saveLastBooking(variant: BookingVariant, booking: LastBooking | undefined): void {
  save(lastBookingKey(variant), booking);
}

/** {} where nothing, or nothing usable, is stored. */
function load(key: string): object {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return inMemory.get(key) ?? {};
  }
}

function save(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
    inMemory.delete(key);
  } catch {
    if (value) inMemory.set(key, value);
    else inMemory.delete(key);
  }
}
