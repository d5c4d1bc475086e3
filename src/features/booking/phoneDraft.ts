import type { Answers } from './bookingDraft.ts';
import { loadDraft, saveDraft, saveLastBooking } from './bookingStorage.ts';
import { loadFromTab, phoneUserKey, saveInTab } from './tabStorage.ts';

/** What this user has typed before in this tab and not booked. What another user typed is gone. */
export function openPhoneDraft(user: string): Answers {
  const { user: before } = loadFromTab(phoneUserKey) as { user?: unknown };
  if (before !== user) clearPhoneDraft();
  // What was booked has been said when it was.
  saveLastBooking('by-phone', undefined);
  saveInTab(phoneUserKey, { user });
  return loadDraft('by-phone');
}

export function clearPhoneDraft(): void {
  saveDraft('by-phone', {}, {});
}
