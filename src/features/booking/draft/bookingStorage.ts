import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#src/platform/createStore.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { type Answers, filledIn } from './bookingDraft.ts';

export const draftKey = (variant: BookingVariant) => `bookingDraft:${variant}`;

/*
 * What a tab remembers of booking, in sessionStorage. A draft of one variant is not offered to another, because their
 * appointment types differ.
 */

const chosenClinic = createStore('');

/** The id of the clinic that was chosen in this tab's booking form; '' where none is, and while prerendering. */
export function useChosenClinic(): string {
  const { key } = useLocation();
  useEffect(() => chosenClinic.set(loadDraft('full').location ?? ''), [key]);
  return chosenClinic.useValue();
}

/** What was typed in this tab and not booked yet. */
export function loadDraft(variant: BookingVariant): Answers {
  return filledIn(loadFromTab(draftKey(variant)));
}

/** Where the answers of a draft come from. */
interface DraftOrigin {
  /** The clinic on whose own page it was last changed: its clinic, whichever it is, was chosen there. */
  pageClinic?: string | undefined;
  /** The vet for whom a link has put a wish into the comments: the next link's takes its place. */
  wishedVet?: string | undefined;
  /** Another page has just filled it in. */
  isHandedOver?: boolean;
}

/** Where the draft in this tab comes from. */
export function originOf(variant: BookingVariant): DraftOrigin {
  const { pageClinic, wishedVet } = loadFromTab(draftKey(variant)) as DraftOrigin;
  return { pageClinic, wishedVet };
}

export function saveDraft(
  variant: BookingVariant,
  draft: Answers,
  { pageClinic, wishedVet, isHandedOver } = originOf(variant),
): void {
  const record = {
    ...filledIn(draft),
    ...(draft.location && pageClinic && { pageClinic }),
    ...(draft.comments && wishedVet && { wishedVet }),
    ...(isHandedOver && { isHandedOver }),
  };
  saveInTab(draftKey(variant), Object.keys(record).length > 0 ? record : undefined);
  chosenClinic.set(draft.location ?? '');
}

/**
 * Fills in a form that will be opened next: its draft, with answers given elsewhere. Comments join those that are there, once: a
 * person may go back and come with the same again.
 */
export function handOverDraft(variant: BookingVariant, answers: Answers): void {
  const kept = loadDraft(variant);
  const isThere = `\n${kept.comments}\n`.includes(`\n${answers.comments}\n`);
  const comments = [kept.comments, isThere ? '' : answers.comments].filter(Boolean).join('\n');
  const draft = { ...kept, ...filledIn(answers), comments };
  saveDraft(variant, draft, { ...originOf(variant), isHandedOver: true });
}

/** Whether the draft has just been filled in for this form, by another page. It says so once. */
export function takeHandOver(variant: BookingVariant): boolean {
  const { isHandedOver, ...draft } = loadFromTab(draftKey(variant)) as DraftOrigin;
  if (isHandedOver) saveInTab(draftKey(variant), draft);
  return isHandedOver === true;
}
