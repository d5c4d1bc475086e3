import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import { memoize } from '#src/domain/memoize.ts';
import { givenAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { createTabStore } from '#src/platform/createTabStore.ts';

/* Drafts, stored in the tab until booked: one per variant, because their appointment types differ. */

const draftOf = memoize((variant) =>
  createTabStore(`bookingDraft:${variant}`, (stored) => ({
    answers: givenAnswers(stored),
    pageStoreId: typeof stored.pageStoreId === 'string' ? stored.pageStoreId : undefined,
  })),
);

/** The clinic's id in this tab's drafts, of which the full form's counts first; '' for none, and while prerendering. */
export function useChosenClinic(): string {
  const full = draftOf('full').useValue().answers;
  const simple = draftOf('simple').useValue().answers;
  return full.location ?? simple.location ?? '';
}

export function loadDraft(variant: BookingVariant): Partial<BookingAnswers> {
  return draftOf(variant).get().answers;
}

/** The clinic on whose page the draft was last changed. */
export function draftPageOf(variant: BookingVariant): string | undefined {
  return draftOf(variant).get().pageStoreId;
}

export function saveDraft(
  variant: BookingVariant,
  draft: Partial<BookingAnswers>,
  pageStoreId: string | undefined,
): void {
  const given = givenAnswers(draft);
  const isEmpty = Object.keys(given).length === 0;
  const record = given.location && pageStoreId ? { ...given, pageStoreId } : given;
  draftOf(variant).set(isEmpty ? undefined : record);
}

/** Fills in a form on another page. Its comments are appended once. */
export function handOverDraft(variant: BookingVariant, answers: Partial<BookingAnswers>): void {
  const kept = loadDraft(variant);
  const isRepeated = `\n${kept.comments}\n`.includes(`\n${answers.comments}\n`);
  const comments = [kept.comments, isRepeated ? '' : answers.comments].filter(Boolean).join('\n');
  saveDraft(variant, { ...kept, ...givenAnswers(answers), comments }, draftPageOf(variant));
}

/** Router state of a navigation to a prefilled form. */
export const handOverState = { isHandedOver: true };
