import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { ClinicsResult } from '#src/api/stores.ts';
import { bookingFields, toBookingPayload, validateBooking } from './bookingRules.ts';
import type { BookingSetup, ClinicHours } from './bookingSetup.ts';
import { profileOf } from '#src/domain/clinics.ts';
import { digitsIn } from '#src/components/digitsIn.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type {
  BookingDraft,
  BookingField,
  BookingPayload,
  BookingVariant,
  ClockTime,
} from '#src/domain/types.ts';
import type { BookingPrefill } from './bookingPrefill.ts';
import { isTypedInput } from './isTypedInput.ts';
import { loadDraft } from './bookingStorage.ts';
import { type LastBooking, lastBookingOf, useLastBookings } from './lastBooking.ts';
import type { End, Sent } from './sending.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { useBookingErrors } from './useBookingErrors.ts';
import { useHandOver } from './useHandOver.ts';
import { useSending } from './useSending.ts';

export interface BookingFormOptions {
  variant: BookingVariant;
  clinics: ClinicsResult;
  /** The rules and records of the form. */
  setup: Omit<BookingSetup, 'clinic'>;
  /** Sends the booking; rejects where it was not accepted. */
  book: (payload: BookingPayload) => Promise<void>;
  /** Whom to call: the business, and until a clinic is chosen the one that the page is about. */
  phone: Phone;
  clinicPhone?: Phone | undefined;
  /** The clinics' local time, now. */
  clock: () => ClockTime;
  /** Answers given elsewhere; each new object is filled in once. */
  prefill?: BookingPrefill | undefined;
  /** The id of the clinic that the page is about. */
  pageClinic?: string | undefined;
}

type Phone = ClinicHours['phone'];

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Everything the booking form knows and does, from a keystroke to the confirmation; the components only draw it. */
export function useBookingForm(options: BookingFormOptions) {
  const { variant, clinics, book, clock, prefill, pageClinic } = options;
  const { pathname } = useLocation();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const count = useRef<HTMLDivElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const anotherTitle = useRef<HTMLHeadingElement>(null);
  const idOf = (name: BookingField) => `${formId}-${name}`;
  /** The prefill since which the person has chosen the clinic by hand. */
  const [choosing, setChoosing] = useState<{ since: BookingPrefill | undefined }>();

  const { draft, clinic, types, isGone, isBegun, change, keepChangedSince, begin } =
    useBookingDraft({
      variant,
      clinics: clinics.clinics,
      form,
      prefill,
      pageClinic,
    });
  const known = clinic && profileOf(options.setup.clinics, clinic);
  const setup: BookingSetup = { ...options.setup, clinic: known };
  const phone = (clinic ? known?.phone : options.clinicPhone) ?? options.phone;
  const { now, errors, changedError, dayProblem, refreshClock, check } = useBookingErrors(
    draft,
    clock,
    setup,
  );
  const isHandedOver = useHandOver({
    variant,
    isReady: clinics.status === 'ready' || clinics.status === 'failed',
    focusFirstMissing() {
      const problems = now && validateBooking(draft, now, setup);
      const missing = bookingFields.find((name) => problems?.[name]);
      if (missing) focusField(missing);
    },
  });
  const lastBooking = useLastBookings()[variant];
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Stay unfolded: the form must not fold when its only answer is deleted.
  if (lastBooking && isBegun && !isUnfolded) setIsUnfolded(true);
  const { send, ...sending } = useSending(variant);
  const { end } = sending;
  const hasMore = useHasMore(variant, end, (sent) => {
    setIsUnfolded(false);
    return keepChangedSince(sent.draft);
  });
  // The answer can come after the person has scrolled on.
  const showEnd = useEffectEvent((outcome: End['outcome']) => {
    if (outcome === 'failed') {
      outcomeBox.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { activeElement, body } = document;
    // Do not take the focus from the search or the menu, which may have been opened meanwhile.
    const isFree = activeElement === body || form.current?.contains(activeElement);
    if (isFree) (confirmation.current ?? form.current)?.focus({ preventScroll: true });
    showFromTop(form.current);
  });
  useEffect(() => {
    if (end) showEnd(end.outcome);
  }, [end]);

  function bookAnother() {
    flushSync(() => {
      setIsUnfolded(true);
      if (lastBooking) begin(ownerOf(lastBooking));
    });
    // The confirmation replaces the focused button.
    anotherTitle.current?.focus({ preventScroll: true });
  }

  function handleChange({ target }: FieldEvent) {
    if (target.name === 'location') setChoosing({ since: prefill });
    change(target.name as BookingField, target.value);
  }

  /** The clinic was known, and the person wants another. */
  function changeLocation() {
    flushSync(() => setChoosing({ since: prefill }));
    // The field takes the place of the pressed button.
    focusField('location');
  }

  function handleMobileNumber(event: SyntheticEvent<HTMLInputElement>) {
    const number = digitsIn(event);
    const isPasted = event.type === 'change' && !isTypedInput(event.nativeEvent);
    change('mobileNumber', isPasted ? normaliseMobileNumber(number) : number);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.isSending) return;
    const [firstProblem] = flushSync(() => {
      if (end) sending.dismiss();
      return check();
    });
    if (firstProblem) {
      count.current?.scrollIntoView();
      focusField(firstProblem);
      return;
    }
    const payload = payloadNow(variant, draft);
    const anchor = form.current?.closest('section')?.id;
    const sent = {
      variant,
      draft,
      booking: lastBookingOf(draft, clinic?.name ?? ''),
      address: anchor ? `${pathname}#${anchor}` : pathname,
      phone,
    };
    send(sent, () => book(payload));
  }

  function focusField(name: BookingField) {
    document.getElementById(idOf(name))?.focus();
  }

  /** The props of a field, by its name. */
  function field(name: BookingField, hint?: string) {
    const error = errors.find((one) => one.name === name)?.message;
    return {
      id: idOf(name),
      name,
      value: draft[name],
      hint,
      error: error ?? (name === 'appointmentDate' ? dayProblem : undefined),
      'aria-required': true,
      onChange: handleChange,
    };
  }

  return {
    variant,
    phone,
    form,
    count,
    outcomeBox,
    field,
    change,
    handleMobileNumber,
    focusField,
    /** The chosen clinic where it was known before the form asked for it. */
    knownClinic:
      clinic && !(choosing && choosing.since === prefill)
        ? {
            name: known?.area ?? clinic.name,
            // A clinic's own page has said it.
            address: draft.location === pageClinic ? undefined : known?.address,
          }
        : undefined,
    changeLocation,
    errors,
    draft,
    types,
    isGone,
    setup,
    dayProblem,
    changedError,
    now,
    refreshClock,
    ...sending,
    hasMore,
    confirmation,
    /** Another page has filled in this form, and it is not sent yet. */
    isHandedOver: isHandedOver && !sending.isSending && !lastBooking,
    lastBooking,
    isFolded: lastBooking !== undefined && !isUnfolded,
    anotherTitle,
    bookAnother,
    handleSubmit,
  };
}

/** Calls `onBooked` for a booking that is accepted while its form is on the page, and returns whether anything is left in the form. */
function useHasMore(
  variant: BookingVariant,
  end: End | undefined,
  onBooked: (sent: Sent) => boolean,
): boolean {
  const [hasMore, setHasMore] = useState(false);
  const [former] = useState(end);
  const change = useEffectEvent((sent: Sent) => {
    const isFormer = end === former;
    setHasMore(isFormer ? Object.keys(loadDraft(variant)).length > 0 : onBooked(sent));
  });
  useLayoutEffect(() => {
    if (end?.outcome === 'booked') change(end.sent);
  }, [end]);
  return hasMore;
}

/** What is sent of a draft, with the moment of its sending where the variant asks for it. */
function payloadNow(variant: BookingVariant, draft: BookingDraft): BookingPayload {
  const isDated = variant === 'full-with-creation-date';
  return toBookingPayload(draft, isDated ? new Date().toISOString() : undefined);
}

function ownerOf({ name, mobileNumber, email }: LastBooking) {
  return { name, mobileNumber, email };
}

/** Scrolls to the top of the card where it is above the screen or not all on it. */
function showFromTop(card: HTMLElement | null) {
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) card?.scrollIntoView();
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
