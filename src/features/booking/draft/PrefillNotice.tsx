import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listOf } from '#src/domain/text/listOf.ts';
import { bookingFields } from '#src/features/booking/bookingAnswers.ts';
import { focusField, useBookingFormValue } from '#src/features/booking/BookingFormContext.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import type { handOverState } from '#src/features/booking/shared/bookingStorage.ts';
import { ShownPage } from '#src/platform/shownPage.ts';
import {
  matchBookingLink,
  type LinkField,
  readBookingLink,
  withoutBookingLink,
} from './readBookingLink.ts';
import styles from '#src/features/booking/BookingForm.module.css';

interface PrefillNoticeProps {
  formRef: RefObject<HTMLFormElement | null>;
  isSent: boolean;
}

/** Notices above the form: values of a link that are not on offer, and a draft from another page. */
export function PrefillNotice({ formRef, isSent }: PrefillNoticeProps) {
  const notOffered = useBookingLink().map((field) => messages.linkFields[field]);
  const isHandedOver = useHandOver(formRef);
  return (
    <div role="status">
      {notOffered.length > 0 && (
        <p className={styles.note}>{messages.linkAsksFor(listOf(notOffered))}</p>
      )}
      {isHandedOver && !isSent && <p className={styles.note}>{messages.typedIsFilledIn}</p>}
    </div>
  );
}

/**
 * Fills in the booking link (`?store=12&type=Surgery#contacts`) once the clinics have loaded, and removes it from the address,
 * so that a reload overwrites nothing. Returns the fields whose values are not on offer.
 */
function useBookingLink(): readonly LinkField[] {
  const { variant, dispatch, stores } = useBookingFormValue();
  const { search, key } = useLocation();
  const usedKey = useRef<string>(undefined);
  const [notOffered, setNotOffered] = useState<readonly LinkField[]>([]);
  const hasLoaded = stores.list.length > 0;

  const follow = useEffectEvent(() => {
    const link = readBookingLink(search);
    // Once per navigation: a later load must not overwrite changed answers.
    if (!link || usedKey.current === key) return;
    usedKey.current = key;
    const match = matchBookingLink(link, stores.list, variant);
    dispatch({ type: 'filledIn', answers: match.answers, vet: link.vet });
    setNotOffered(match.notOffered);
    const { location, history } = window;
    if (location.search !== search) return;
    const address = `${location.pathname}${withoutBookingLink(search)}${location.hash}`;
    history.replaceState(history.state, '', address);
  });

  // In an effect: a prerendered page knows no query.
  useEffect(() => {
    if (hasLoaded) follow();
  }, [search, key, hasLoaded]);

  return notOffered;
}

/** Whether another page has just filled in this form: the first missing field then takes the focus, unless another field has it. */
function useHandOver(formRef: RefObject<HTMLFormElement | null>): boolean {
  const { errors, stores } = useBookingFormValue();
  const state = useLocation().state as Partial<typeof handOverState> | null;
  const isHandedOver = !use(ShownPage).isReturn && state?.isHandedOver === true;
  // Missing answers are known once the clinics have loaded.
  const isReady = stores.status === 'ready' || stores.status === 'failed';

  const focusFirstMissing = useEffectEvent(() => {
    const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
    const missing = bookingFields.find((name) => errors[name]);
    if (missing && !isBusy) focusField(formRef.current, missing);
  });

  useEffect(() => {
    if (!isHandedOver || !isReady) return undefined;
    // After the navigation's own focus change.
    const timer = setTimeout(() => focusFirstMissing());
    return () => clearTimeout(timer);
  }, [isHandedOver, isReady]);

  return isHandedOver;
}
