import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { emptyDraft } from './bookingRules.ts';
import type { BookingDraft, BookingField } from '#src/domain/types.ts';
import {
  type Answers,
  bookableDraft,
  type BookingOffer,
  changedSince,
  filledIn,
  mergeDraft,
  withPlainNumber,
} from './bookingDraft.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import { loadDraft, originOf, saveDraft } from './bookingStorage.ts';
import { isSending } from './sending.ts';

interface BookingDraftOptions extends BookingOffer {
  form: RefObject<HTMLFormElement | null>;
  /** Each new object is filled in once; afterwards its answers can be changed like all others. */
  prefill: BookingPrefill | undefined;
  /** The id of the clinic that the page is about: chosen until the person chooses another. */
  pageClinic: string | undefined;
}

/** The booking draft: its only owner. It is kept for this tab until it is booked. */
export function useBookingDraft(options: BookingDraftOptions) {
  const { variant, clinics, form, prefill, pageClinic } = options;
  // Kept as typed, even if it can't be booked yet: the list of clinics may still arrive.
  const [answers, setAnswers] = useState(emptyDraft);
  const [applied, setApplied] = useState<BookingPrefill>();
  /** The vet whose wish a link has put into the comments: the next link's takes its place. */
  const [wishedVet, setWishedVet] = useState<string>();
  const typed = useRef<Answers>({});
  /** The page whose clinic the kept draft had, before what is typed while the clinics load is kept without one. */
  const keptOrigin = useRef<string>(undefined);
  /** The person has answered anything here. Looking at a clinic's page changes no draft. */
  const isChanged = useRef(false);
  /** By reload, Back or Forward. Who follows a link to a clinic's page wants that clinic. */
  const [isReturn] = useState(useNavigationType() === NavigationType.Pop);

  if (prefill && prefill !== applied) {
    setApplied(prefill);
    setWishedVet(prefill.vet ?? wishedVet);
    // The form is empty after a booking: what is chosen elsewhere begins the next one.
    setAnswers((current) => mergeDraft({ current, prefill, wishedVet }));
  }

  // A link's answers have gone from the address, and are kept.
  useEffect(() => {
    if (prefill) isChanged.current = true;
  }, [prefill]);

  useTypedBeforeHydration(form, answers, (found) => {
    typed.current = withPlainNumber(filledIn(found));
    // What the browser puts back, on Back or Forward, is nothing new.
    const kept = loadDraft(variant);
    isChanged.current = Object.entries(typed.current).some(
      ([name, value]) => value !== kept[name as BookingField],
    );
  });

  // Read after rendering: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    const origin = originOf(variant);
    keptOrigin.current = origin.pageClinic;
    setWishedVet(origin.wishedVet);
    setAnswers((current) =>
      mergeDraft({ kept: loadDraft(variant), typed: typed.current, current }),
    );
  }, [variant]);

  useLayoutEffect(() => {
    if (!pageClinic) return;
    const location = { location: pageClinic };
    // It yields to what was chosen on this page before, and to a booking that is on its way.
    const yields = (isReturn && keptOrigin.current === pageClinic) || isSending(variant);
    setAnswers((current) =>
      mergeDraft(yields ? { kept: location, current } : { current, prefill: location }),
    );
  }, [variant, pageClinic, isReturn]);

  useEffect(() => {
    if (isChanged.current) saveDraft(variant, answers, { pageClinic, wishedVet });
  }, [variant, answers, pageClinic, wishedVet]);

  function change(name: BookingField, value: string) {
    isChanged.current = true;
    setAnswers((current) => ({ ...current, [name]: value }));
  }

  /** A booking was made: what was changed since it was sent is the next draft. Returns whether there is any. */
  function keepChangedSince(booked: BookingDraft): boolean {
    const next = changedSince(booked, answers);
    const hasMore = Object.keys(filledIn(next)).length > 0;
    saveDraft(variant, next, { pageClinic, wishedVet });
    setAnswers(next);
    if (hasMore) begin();
    return hasMore;
  }

  /** The visitor has given answers for this booking. */
  const isBegun = Object.keys(filledIn(answers)).length > 0;

  /** Fills in the next booking when its form is opened: who it is from, and the clinic that this page is about. */
  function begin(person: Answers = {}) {
    const location = pageClinic ?? prefill?.location ?? '';
    // What is filled in here alone is nothing to keep.
    isChanged.current = isBegun;
    setAnswers((current) => mergeDraft({ kept: { ...person, location }, current }));
  }

  return {
    ...bookableDraft(answers, { clinics, variant }),
    isBegun,
    change,
    keepChangedSince,
    begin,
  };
}
