import { type RefObject, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { BookingField } from '#src/domain/types.ts';
import { ShownPage } from '#src/platform/shownPage.ts';
import { useBooking } from '#src/features/booking/BookingContext.tsx';
import { type Answers, emptyDraft, filledIn } from './bookingDraft.ts';
import { loadDraft, originOf, saveDraft } from './bookingStorage.ts';

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** A booking is on its way, whose clinic stays in the form. */
  isSending: boolean;
}

/** Fills in a form as it is mounted, the weakest source first, and keeps in this tab what is changed in it. */
export function useBookingDraft({ form, isSending }: DraftOptions): void {
  const { variant, pageClinic, store, dispatch } = useBooking();
  const typed = useRef<Answers>({});
  /** By reload, Back or Forward. Who follows a link to a clinic's page wants that clinic. */
  const [isReturn] = useState(use(ShownPage).isReturn);

  useTypedBeforeHydration(form, emptyDraft, (found) => {
    const { mobileNumber = '' } = found;
    typed.current = filledIn({
      ...found,
      mobileNumber: normaliseMobileNumber(mobileNumber),
    });
  });

  const fillIn = useEffectEvent(() => {
    const kept = loadDraft(variant);
    const origin = originOf(variant);
    const ofTab = { answers: kept, from: 'tab', vet: origin.wishedVet } as const;
    const ofPage = { answers: { location: pageClinic ?? '' }, from: 'page' } as const;
    const isChosenHere = isReturn && origin.pageClinic === pageClinic;
    const sources = isChosenHere || isSending ? [ofPage, ofTab] : [ofTab, ofPage];
    for (const source of sources) dispatch({ type: 'prefilled', ...source });

    const answers = typed.current;
    // The browser puts back on Back or Forward what the draft has already.
    const isNew = Object.entries(answers).some(
      ([name, value]) => value !== kept[name as BookingField],
    );
    if (isNew) dispatch({ type: 'prefilled', answers, from: 'person' });
  });

  const keepChanges = useEffectEvent(() => {
    let last = store.get().answers;
    return store.subscribe(() => {
      const { answers, isChanged, wishedVet } = store.get();
      if (!isChanged || answers === last) return;
      last = answers;
      saveDraft(variant, answers, { pageClinic, wishedVet });
    });
  });

  // After rendering: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    const stop = keepChanges();
    fillIn();
    return stop;
  }, []);
}
