import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import { matchBookingLink, readBookingLink, withoutBookingLink } from './readBookingLink.ts';

/**
 * Fills in the booking link (`?store=12&type=Surgery#contacts`) once the clinics have loaded, and removes it from the address,
 * so that a reload overwrites nothing.
 */
export function useBookingLink(): void {
  const { variant, dispatch, stores, store } = useBookingFormValue();
  const { search, key } = useLocation();
  const usedKey = useRef<string>(undefined);
  const hasLoaded = stores.list.length > 0;

  const follow = useEffectEvent(() => {
    const link = readBookingLink(search);
    // Once per navigation: a later load must not overwrite changed answers.
    if (!link || usedKey.current === key) return;
    usedKey.current = key;
    const match = matchBookingLink(link, stores.list, variant, store);
    dispatch({ type: 'filledIn', ...match, vet: link.vet });
    const { location, history } = window;
    if (location.search !== search) return;
    const address = `${location.pathname}${withoutBookingLink(search)}${location.hash}`;
    history.replaceState(history.state, '', address);
  });

  // In an effect: a prerendered page knows no query.
  useEffect(() => {
    if (hasLoaded) follow();
  }, [search, key, hasLoaded]);
}
