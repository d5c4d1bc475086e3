import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#src/config/language.ts';
import { useBooking } from './bookingContext.ts';
import { answersOf, type LinkPart, readBookingLink, withoutBookingLink } from './bookingLink.ts';
import * as messages from './messages.tsx';

/**
 * Fills in the answers of the page's address (`/?store=12&type=Surgery&pet=Cat#contacts`), once the clinics have loaded. They are read
 * in an effect, since a prerendered page knows no query, and then removed from the address: a reload must not write over what
 * was changed since. Returns what to say of the parts that can't be filled in.
 */
export function useBookingLink(): string | undefined {
  const { variant, clinics, dispatch } = useBooking();
  const stores = clinics.clinics;
  const { search, key } = useLocation();
  const usedKey = useRef<string>(undefined);
  const [note, setNote] = useState<string>();

  const follow = useEffectEvent(() => {
    const link = readBookingLink(search);
    // Once for each time the link is followed: the list may load again, and by then the answers may have been changed.
    if (!link || stores.length === 0 || usedKey.current === key) return;
    usedKey.current = key;
    const { answers, missing } = answersOf(link, stores, variant);
    dispatch({ type: 'prefilled', answers, vet: answers.vet, from: 'person' });
    setNote(noteOn(missing));
    const { location, history } = window;
    if (location.search === search) {
      const rest = withoutBookingLink(search);
      history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
    }
  });

  useEffect(() => follow(), [search, key, stores]);

  return note;
}

function noteOn(missing: readonly LinkPart[]): string | undefined {
  if (missing.length === 0) return undefined;
  const things = new Intl.ListFormat(language, { type: 'conjunction' });
  return messages.linkAsksFor(things.format(missing.map((part) => messages.linkParts[part])));
}
