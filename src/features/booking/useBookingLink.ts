import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#src/config/language.ts';
import { answersOf, type LinkPart, readBookingLink, withoutBookingLink } from './bookingLink.ts';
import type { BookingVariant, Store } from '#src/domain/types.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import * as messages from './messages.tsx';

interface LinkedAnswers {
  prefill?: BookingPrefill;
  /** What to say about parts of the link that could not be filled in. */
  note?: string;
}

/**
 * The answers in the page's address (`/?store=12&type=Surgery&pet=Cat#contacts`), once the clinics have loaded. They are read in
 * an effect, since a prerendered page knows no query, and then removed from the address: a reload must not write over what
 * was changed since.
 */
export function useBookingLink(clinics: readonly Store[], variant: BookingVariant): LinkedAnswers {
  const { search, key } = useLocation();
  const usedKey = useRef<string>(undefined);
  const [linked, setLinked] = useState<LinkedAnswers>({});

  useEffect(() => {
    const link = readBookingLink(search);
    // Once for each time the link is followed: the list may load again, and by then the answers may have been changed.
    if (!link || clinics.length === 0 || usedKey.current === key) return;
    usedKey.current = key;
    const { answers, missing } = answersOf(link, clinics, variant);
    setLinked({ prefill: answers, note: noteOn(missing) });
    const { location, history } = window;
    if (location.search === search) {
      const rest = withoutBookingLink(search);
      history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
    }
  }, [search, key, clinics, variant]);

  return linked;
}

function noteOn(missing: readonly LinkPart[]): string | undefined {
  if (missing.length === 0) return undefined;
  const things = new Intl.ListFormat(language, { type: 'conjunction' });
  return messages.linkAsksFor(things.format(missing.map((part) => messages.linkParts[part])));
}
