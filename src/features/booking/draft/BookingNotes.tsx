import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#src/config/language.ts';
import { focusField, useBooking } from '#src/features/booking/BookingContext.tsx';
import { answersOf, type LinkPart, readBookingLink, withoutBookingLink } from './followedLink.ts';
import { bookingFields } from './bookingDraft.ts';
import { allProblemsOf } from '#src/features/booking/bookingState.ts';
import { takeHandOver } from './bookingStorage.ts';
import * as messages from '#src/features/booking/messages.tsx';
import styles from '#src/features/booking/BookingForm.module.css';

interface BookingNotesProps {
  form: RefObject<HTMLFormElement | null>;
  /** The answers of the draft are on their way, or booked. */
  isSent: boolean;
}

/** Says which answers of a link are missing, and that another page has filled in the form. */
export function BookingNotes({ form, isSent }: BookingNotesProps) {
  const missing = useBookingLink();
  const isHandedOver = useHandOver(form);
  return (
    <div role="status">
      {missing.length > 0 && <p className={styles.note}>{messages.linkAsksFor(listOf(missing))}</p>}
      {isHandedOver && !isSent && <p className={styles.note}>{messages.typedIsFilledIn}</p>}
    </div>
  );
}

function listOf(missing: readonly LinkPart[]): string {
  const things = new Intl.ListFormat(language, { type: 'conjunction' });
  return things.format(missing.map((part) => messages.linkParts[part]));
}

/**
 * Fills in the answers of the page's address (`?store=12&type=Surgery&pet=Cat#contacts`), once the clinics have loaded, and removes
 * them from it: a reload must not write over what was changed since. Returns the questions whose answers don't exist.
 */
function useBookingLink(): readonly LinkPart[] {
  const { variant, dispatch, clinics } = useBooking();
  const { search, key } = useLocation();
  const usedKey = useRef<string>(undefined);
  const [missing, setMissing] = useState<readonly LinkPart[]>([]);
  const hasLoaded = clinics.clinics.length > 0;

  const follow = useEffectEvent(() => {
    const link = readBookingLink(search);
    // Once for each time the link is followed: the list may load again, and by then the answers may have been changed.
    if (!link || usedKey.current === key) return;
    usedKey.current = key;
    const { answers, ...found } = answersOf(link, clinics.clinics, variant);
    dispatch({ type: 'prefilled', answers, vet: answers.vet, from: 'person' });
    setMissing(found.missing);
    const { location, history } = window;
    if (location.search !== search) return;
    const address = `${location.pathname}${withoutBookingLink(search)}${location.hash}`;
    history.replaceState(history.state, '', address);
  });

  // In an effect: a prerendered page knows no query.
  useEffect(() => {
    if (hasLoaded) follow();
  }, [search, key, hasLoaded]);

  return missing;
}

/**
 * Whether another page has filled in this form. Then the first field that is missing takes the focus, unless the person has gone on
 * to a field themselves.
 */
function useHandOver(form: RefObject<HTMLFormElement | null>): boolean {
  const { variant, store, setup, now, clinics } = useBooking();
  const [isHandedOver, setIsHandedOver] = useState(false);
  // Only then is it known what can be booked, and with it what is missing.
  const isReady = clinics.status === 'ready' || clinics.status === 'failed';

  const focusFirstMissing = useEffectEvent(() => {
    const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
    const problems = now && allProblemsOf(store.get(), now, setup);
    const missing = bookingFields.find((name) => problems?.[name]);
    if (missing && !isBusy) focusField(form.current, missing);
  });

  // In an effect: a prerendered page knows nothing of this tab.
  useEffect(() => {
    if (takeHandOver(variant)) setIsHandedOver(true);
  }, [variant]);

  useEffect(() => {
    if (!isHandedOver || !isReady) return undefined;
    // After the navigation has moved the focus to the page or the section.
    const timer = setTimeout(() => focusFirstMissing());
    return () => clearTimeout(timer);
  }, [isHandedOver, isReady]);

  return isHandedOver;
}
