import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { type Answers, filledIn } from './bookingDraft.ts';

/*
 * The half-filled form, kept in the tab until it is booked. Each variant has its own, because their appointment types differ.
 */

export const draftKey = (variant: BookingVariant) => `bookingDraft:${variant}`;

const chosenClinic = createStore('');

/** The id of the clinic that is chosen in this tab's booking form; '' where none is, and while prerendering. */
export function useChosenClinic(): string {
  const { key } = useLocation();
  useEffect(() => chosenClinic.set(loadDraft('full').location ?? ''), [key]);
  return chosenClinic.useValue();
}

export function loadDraft(variant: BookingVariant): Answers {
  return filledIn(loadFromTab(draftKey(variant)));
}

/** The clinic on whose own page the draft was last changed: its location was chosen there. */
export function draftPageOf(variant: BookingVariant): string | undefined {
  return (loadFromTab(draftKey(variant)) as { pageClinic?: string }).pageClinic;
}

export function saveDraft(
  variant: BookingVariant,
  draft: Answers,
  pageClinic: string | undefined,
): void {
  const answers = filledIn(draft);
  const isEmpty = Object.keys(answers).length === 0;
  const record = answers.location && pageClinic ? { ...answers, pageClinic } : answers;
  saveInTab(draftKey(variant), isEmpty ? undefined : record);
  chosenClinic.set(draft.location ?? '');
}

/** Fills in a form that is opened next. Comments join those of its draft, unless they are among them. */
export function handOverDraft(variant: BookingVariant, answers: Answers): void {
  const kept = loadDraft(variant);
  const isThere = `\n${kept.comments}\n`.includes(`\n${answers.comments}\n`);
  const comments = [kept.comments, isThere ? '' : answers.comments].filter(Boolean).join('\n');
  saveDraft(variant, { ...kept, ...filledIn(answers), comments }, draftPageOf(variant));
}

/** The router's state for a navigation to a form that was handed a draft. */
export const handedOver = { isHandedOver: true };
