import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { emptyDraft } from '#src/domain/bookingRules.ts';
import type { BookingField } from '#src/domain/types.ts';
import {
  type Answers,
  bookableDraft,
  type BookingOffer,
  changeAnswer,
  mergeDraft,
} from './bookingDraft.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import { forgetDraft, loadDraft, saveDraft } from './bookingStorage.ts';

interface BookingDraftOptions extends BookingOffer {
  form: RefObject<HTMLFormElement | null>;
  /** Each new object is filled in once; afterwards its answers can be changed like all others. */
  prefill: BookingPrefill | undefined;
}

/** The booking draft: its only owner. It is kept for this tab until it is booked. */
export function useBookingDraft({ variant, clinics, form, prefill }: BookingDraftOptions) {
  // As given, including what can't be booked (yet): the list of clinics may still arrive.
  const [answers, setAnswers] = useState(emptyDraft);
  const [applied, setApplied] = useState<BookingPrefill>();
  const typed = useRef<Answers>({});

  if (prefill && prefill !== applied) {
    setApplied(prefill);
    setAnswers(mergeDraft({ current: answers, prefill }));
  }

  useTypedBeforeHydration(form, answers, (found) => {
    typed.current = found;
  });

  // Not while rendering: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    const kept = loadDraft(variant);
    setAnswers((current) => mergeDraft({ kept, typed: typed.current, current }));
  }, [variant]);

  useEffect(() => {
    if (answers !== emptyDraft) saveDraft(variant, answers);
  }, [variant, answers]);

  function change(name: BookingField, value: string) {
    setAnswers((current) => changeAnswer(current, [name, value], { clinics, variant }));
  }

  function clear() {
    forgetDraft(variant);
    setAnswers(emptyDraft);
  }

  return { ...bookableDraft(answers, { clinics, variant }), change, clear };
}
