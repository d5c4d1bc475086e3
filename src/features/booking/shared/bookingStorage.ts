import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import { givenAnswers } from '#src/features/booking/bookingAnswers.ts';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';

/* Drafts, stored in the tab until booked: one per variant, because their appointment types differ. */

export const draftKey = (variant: BookingVariant) => `bookingDraft:${variant}`;

const chosenClinic = createStore('');

/** The clinic's id in this tab's draft; '' for none, and while prerendering. */
export function useChosenClinic(): string {
  const { key } = useLocation();
  useEffect(() => chosenClinic.set(loadDraft('full').location ?? ''), [key]);
  return chosenClinic.useValue();
}

export function loadDraft(variant: BookingVariant): Partial<BookingAnswers> {
  return givenAnswers(loadFromTab(draftKey(variant)));
}

/** The clinic on whose page the draft was last changed. */
export function draftPageOf(variant: BookingVariant): string | undefined {
  return (loadFromTab(draftKey(variant)) as { pageStoreId?: string }).pageStoreId;
}

export function saveDraft(
  variant: BookingVariant,
  draft: Partial<BookingAnswers>,
  pageStoreId: string | undefined,
): void {
  const given = givenAnswers(draft);
  const isEmpty = Object.keys(given).length === 0;
  const record = given.location && pageStoreId ? { ...given, pageStoreId } : given;
  saveInTab(draftKey(variant), isEmpty ? undefined : record);
  chosenClinic.set(draft.location ?? '');
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
