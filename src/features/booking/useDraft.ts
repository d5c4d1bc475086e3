import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { emptyDraft, normaliseMobileNumber } from '#src/domain/booking.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import { filledIn, forgetDraft, loadDraft, saveDraft } from './draftStorage.ts';

/** Answers given elsewhere on the page. Each new object is filled in once; it never sends anything. */
export interface BookingPrefill {
  /** The store's id as text. */
  location?: string;
  appointmentType?: string;
  petType?: string;
}

/**
 * What has been typed, kept for this tab until it is booked. `typed` is what an earlier copy of the form held, by the
 * fields' names.
 */
export function useDraft(
  variant: BookingVariant,
  form: RefObject<HTMLFormElement | null>,
  prefill?: BookingPrefill,
  typed?: Readonly<Record<string, string>>,
) {
  const [draft, setDraft] = useState(() =>
    typed ? { ...emptyDraft, ...filledEarly(typed) } : emptyDraft,
  );
  const [applied, setApplied] = useState<BookingPrefill>();

  if (prefill && prefill !== applied) {
    setApplied(prefill);
    setDraft({ ...draft, ...filledIn({ ...prefill }) });
  }

  // A prerendered page can be typed into before its script runs: what the fields hold by then is taken over, before
  // what an earlier visit left. In a layout effect, so that no other render can write the empty state over it.
  useLayoutEffect(() => {
    const found = form.current ? filledEarly(Object.fromEntries(new FormData(form.current))) : {};
    const kept = { ...loadDraft(variant), ...found };
    if (Object.keys(kept).length > 0) {
      setDraft((current) => ({ ...current, ...kept, ...filledIn({ ...current }) }));
    }
  }, [variant, form]);

  useEffect(() => {
    if (draft !== emptyDraft) saveDraft(variant, draft);
  }, [variant, draft]);

  function clear() {
    forgetDraft(variant);
    setDraft(emptyDraft);
  }

  function change(answers: Partial<BookingDraft>) {
    setDraft((current) => ({ ...current, ...answers }));
  }

  return { draft, change, clear };
}

/** What stood in the fields before the script was there. It may have been pasted or filled in by the browser. */
function filledEarly(record: Readonly<Record<string, unknown>>): Partial<BookingDraft> {
  const found = filledIn(record);
  if (found.mobileNumber) found.mobileNumber = normaliseMobileNumber(found.mobileNumber);
  return found;
}
