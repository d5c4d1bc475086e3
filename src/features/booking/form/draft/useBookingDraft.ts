import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import { bookingFields, emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { draftPageOf, loadDraft, saveDraft } from '#src/features/booking/shared/bookingStorage.ts';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import { ShownPage } from '#src/platform/shownPage.ts';

/** Restores this tab's draft on mount and from the back/forward cache, saves its changes, and replaces it after a booking. */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>): void {
  const { variant, pageStoreId, state, dispatch, sending } = useBookingFormValue();
  const { draft, isChanged } = state;
  const { isSending, outcome } = sending;
  const { isReturn } = use(ShownPage);

  const restore = useEffectEvent((type: 'restored' | 'replaced') => {
    const kept = loadDraft(variant);
    // A link to a clinic's page chooses that clinic; another one chosen there survives a reload and Back.
    const isChosenHere = (isReturn || type === 'replaced') && draftPageOf(variant) === pageStoreId;
    const location = isSending || isChosenHere ? kept.location : (pageStoreId ?? kept.location);
    dispatch({ type, draft: { ...kept, location: location ?? pageStoreId ?? '' } });
  });

  // In an effect: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    restore('restored');
    // A page from the back/forward cache lacks changes, or a booking, of later pages.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore('replaced');
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useTypedBeforeHydration(form, emptyAnswers, (found) => {
    const kept = loadDraft(variant);
    // A reload restores the browser's own values, which equal the draft's.
    const isNew = bookingFields.some((name) => found[name] && found[name] !== kept[name]);
    if (isNew) dispatch({ type: 'filledIn', answers: found });
  });

  useEffect(() => {
    if (isChanged) saveDraft(variant, draft, pageStoreId);
  }, [variant, draft, isChanged, pageStoreId]);

  // The draft restored on mount lacks a booking that was accepted before.
  const [outcomeOnMount] = useState(outcome);
  useLayoutEffect(() => {
    if (outcome?.isBooked && outcome !== outcomeOnMount)
      dispatch({ type: 'booked', nextDraft: loadDraft(variant) });
  }, [outcome, outcomeOnMount, dispatch, variant]);
}
