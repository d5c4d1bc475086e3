import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore } from '#src/components/createStore.ts';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { Booking, BookingFacts } from './bookingContext.ts';
import { type BookingEvent, bookingReducer } from './bookingReducer.ts';
import { type BookingState, emptyForm } from './bookingState.ts';

export interface NewBooking extends BookingFacts {
  /** The clinics' local time, now. */
  clock: () => ClockTime;
}

/** The state of a form that is mounted now, with the clinics and the clock it is given. */
export function useNewBooking({ clock, ...facts }: NewBooking): Booking {
  const { variant } = facts;
  const { clinics } = facts.clinics;
  const [{ store, dispatch }] = useState(() => {
    const created = createStore<BookingState>({ ...emptyForm(variant), clinics });
    return {
      store: created,
      dispatch: (event: BookingEvent) => created.set(bookingReducer(created.get(), event)),
    };
  });
  useLayoutEffect(() => dispatch({ type: 'storesLoaded', clinics }), [dispatch, clinics]);

  const [now, setNow] = useState<ClockTime>();
  const minute = useClinicNow(config.clinicTimeZone);
  useEffect(() => setNow(clock()), [clock, minute]);

  function lookAtClock() {
    const time = clock();
    setNow(time);
    return time;
  }

  return { ...facts, store, dispatch, now, lookAtClock };
}
