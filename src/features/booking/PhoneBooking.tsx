import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { bookAppointment } from '#src/api/booking.ts';
import { afterPaint } from '#src/components/afterPaint.ts';
import { Alert } from '#src/components/Alert.tsx';
import { ErrorSummary } from '#src/components/ErrorSummary.tsx';
import { Cluster, Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import type { BookingSetup } from '#src/domain/bookingSetup.ts';
import { plainName } from '#src/domain/clinics.ts';
import { clinicNow, formatTime } from '#src/domain/clock.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { AppointmentRequest, BookingPayload } from '#src/domain/types.ts';
import { nextFreeSlot } from '#src/domain/walkIn.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import { BookingSubmit } from './BookingSubmit.tsx';
import { dayOf } from './lastBooking.ts';
import { OwnerFields } from './OwnerFields.tsx';
import * as outcomes from './outcomeMessages.ts';
import styles from './PhoneBooking.module.css';
import { clearPhoneDraft, openPhoneDraft } from './phoneDraft.ts';
import { SentBefore } from './SentBefore.tsx';
import {
  type BookingFormOptions,
  type BookingFormState,
  useBookingForm,
} from './useBookingForm.ts';
import { useOfferingClinics } from './useOfferingClinics.ts';
import { VisitFields } from './VisitFields.tsx';

const clock = (timeZone: string) => clinicNow(new Date(), timeZone);

/** What is known of the owner on the phone: the request that is open, or its clinic alone. */
export type PhoneBookingOf = Partial<
  Pick<AppointmentRequest, 'name' | 'mobileNumber' | 'email' | 'petType' | 'locationName'>
>;

/** Which times this page has booked: the list does not know them before it is loaded again. Nothing of the owner. */
const entered: Pick<BookingPayload, 'location' | 'appointmentDate' | 'appointmentTime'>[] = [];

interface PhoneBookingProps {
  setup: BookingSetup;
  phone: BookingFormOptions['phone'];
  /** Who is logged in. */
  user: string;
  from: PhoneBookingOf;
  /** Whether somebody has asked for a clinic (its name) at a time (HH:MM) of a day (YYYY-MM-DD). */
  isTaken: (clinic: string, date: string, time: string) => boolean;
  onReload: () => void;
}

/**
 * What an owner says on the telephone or at the desk: the site's form with its rules and its call. What is typed stays in the tab
 * for this login until it is booked; nothing of it is remembered for the browser's own bookings.
 */
export function PhoneBooking(props: PhoneBookingProps) {
  const { user, from } = props;
  const [kept] = useState(() => openPhoneDraft(user));
  const isBegun = Object.keys(kept).some((field) => field !== 'location');
  const [keeps, setKeeps] = useState(isBegun);
  const isSame = Boolean(kept.mobileNumber) && kept.mobileNumber === numberOf(props);
  return (
    <Stack gap={4} className="above-4" data-dense>
      {keeps && !isSame && (
        <Cluster gap={3} className={styles.kept}>
          <p>
            <span>Begun before:</span>{' '}
            <b translate="no">{kept.name ?? kept.mobileNumber ?? 'a booking without a name'}</b>
          </p>
          <ToolButton
            passesFocus
            onClick={() => {
              clearPhoneDraft();
              setKeeps(false);
            }}
          >
            {from.name ? 'Discard it for the request’s owner' : 'Discard it'}
          </ToolButton>
        </Cluster>
      )}
      <PhoneForm key={String(keeps)} {...props} from={keeps ? {} : from} />
    </Stack>
  );
}

function numberOf({ from, setup }: PhoneBookingProps): string {
  return normaliseMobileNumber(from.mobileNumber ?? '', setup.rules.mobile);
}

function PhoneForm(props: PhoneBookingProps) {
  const { setup, phone, onReload } = props;
  const clinics = useOfferingClinics(setup, 'by-phone');
  const prefill = usePrefill(props, clinics.clinics);
  const state = useBookingForm({
    variant: 'by-phone',
    clinics,
    setup,
    phone,
    prefill,
    book: async (payload) => {
      await bookAppointment(payload);
      const { location, appointmentDate, appointmentTime } = payload;
      entered.push({ location, appointmentDate, appointmentTime });
    },
    timeZone: config.clinicTimeZone,
    clock,
  });
  const first = useEffectEvent(() => {
    const { activeElement } = document;
    // Somebody was faster.
    if (activeElement?.matches('input, select, textarea')) return;
    state.focusField(state.draft.location ? 'appointmentType' : 'location');
  });
  useEffect(() => {
    // The dialog becomes modal and takes the focus after a paint, and later than this effect asks for one.
    let callOff = afterPaint(() => {
      callOff = afterPaint(() => first());
    });
    return () => callOff();
  }, []);

  return (
    <form
      ref={state.form}
      tabIndex={-1}
      aria-label="Enter a booking"
      method="dialog"
      noValidate
      onSubmit={state.handleSubmit}
    >
      <Booked state={state} onReload={onReload} />
      <SentBefore state={state} phone={phone} />
      <div hidden={state.isFolded}>
        <ErrorSummary ref={state.summary} items={state.errors} headingLevel={3} />
        <WalkIn {...props} state={state} />
        <VisitFields state={state} clinics={clinics} phone={phone} />
        <OwnerFields {...state} />
        <BookingSubmit state={state} clinics={clinics} phone={phone} />
      </div>
    </form>
  );
}

/** The owner at once, the clinic when the stores are there: nothing that was typed meanwhile is filled in again. */
function usePrefill(props: PhoneBookingProps, stores: readonly { id: number; name: string }[]) {
  const { from } = props;
  const store = stores.find(
    ({ name }) => from.locationName && plainName(name) === plainName(from.locationName),
  );
  const location = store ? String(store.id) : '';
  const [owner] = useState<BookingPrefill>(() => ({
    name: from.name?.trim() ?? '',
    mobileNumber: numberOf(props),
    email: from.email?.trim() ?? '',
    petType: from.petType ?? '',
    location,
  }));
  return useMemo(
    () => (location === '' || location === owner.location ? owner : { location }),
    [owner, location],
  );
}

/** Who comes without a call gets the next time that nobody has asked for. */
function WalkIn({ state, isTaken }: PhoneBookingProps & { state: BookingFormState }) {
  /** The clinic that it was said of. */
  const [said, setSaid] = useState({ words: '', location: '' });
  const { draft, setup, clinicName, timeZone } = state;
  const { location } = draft;

  function say(words: string) {
    setSaid({ words, location });
  }

  function fill() {
    if (!clinicName) {
      say('Choose the location first.');
      state.focusField('location');
      return;
    }
    const now = clock(timeZone);
    const ofToday = entered.filter(
      (other) => other.location === location && other.appointmentDate === now.date,
    );
    const slot = nextFreeSlot(
      now,
      setup,
      (time) =>
        isTaken(clinicName, now.date, time) ||
        ofToday.some(({ appointmentTime }) => appointmentTime === time),
    );
    if (!slot) {
      say('No time is left today that nobody has asked for. Choose one below.');
      return;
    }
    state.change('appointmentDate', now.date);
    state.change('appointmentTime', slot.value);
    say(`Today, ${formatTime(slot.value)}: nobody has asked for it in this list.`);
  }

  return (
    <Cluster gap={3} className={styles.walkIn}>
      <ToolButton icon="Clock" onClick={fill}>
        Walk-in: next free half hour
      </ToolButton>
      <p role="status" className="small" key={location}>
        {said.location === location && said.words}
      </p>
    </Cluster>
  );
}

function Booked({ state, onReload }: { state: BookingFormState; onReload: () => void }) {
  const { progress, outcome, lastBooking, confirmation } = state;
  const isBooked = outcome === 'booked';
  return (
    <>
      {(isBooked || progress === 'sending') && (
        <Alert kind="success" message={isBooked ? outcomes.booked : undefined} />
      )}
      {isBooked && lastBooking && (
        <Stack as="div" gap={3} className="above-4">
          <section ref={confirmation} tabIndex={-1} aria-label="What was booked">
            <p>
              <b translate="no">{lastBooking.name}</b>
              <span>{`, ${lastBooking.appointmentType}, ${dayOf(lastBooking)}, ${formatTime(lastBooking.time)}, `}</span>
              <span translate="no">{lastBooking.clinic}</span>
            </p>
            <p className="small">It is in the list once that is loaded again.</p>
          </section>
          <Cluster gap={3}>
            <ToolButton icon="RotateCw" onClick={onReload}>
              Load the list again
            </ToolButton>
            <ToolButton onClick={state.bookAnother}>Enter another</ToolButton>
          </Cluster>
        </Stack>
      )}
    </>
  );
}
