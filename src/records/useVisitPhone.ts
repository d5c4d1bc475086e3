import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { useLastBooking } from '#src/features/booking/confirmation/lastBooking.ts';
import { useChosenClinic } from '#src/features/booking/draft/bookingStorage.ts';
import { usePageClinic } from './usePageClinic.ts';

/** The phone for questions about a visit: the booked clinic's, the page's, the form's, or the business's. */
export function useVisitPhone(): Phone {
  const booked = useLastBooking();
  const pageClinic = usePageClinic();
  const chosen = useChosenClinic();
  return phoneOf(booked?.location) ?? pageClinic?.phone ?? phoneOf(chosen) ?? brand.phone;
}

function phoneOf(store: string | undefined): Phone | undefined {
  return clinics.find(({ storeId }) => String(storeId) === store)?.phone;
}
