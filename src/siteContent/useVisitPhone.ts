import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { clinicOfStore } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { useLastBooking } from '#src/features/booking/shared/lastBooking.ts';
import { usePageOrFormClinic } from './usePageOrFormClinic.ts';

/** The phone for questions about a visit: the booked clinic's, the page's, the form's, or the business's. */
export function useVisitPhone(): Phone {
  const booked = useLastBooking();
  const clinic = usePageOrFormClinic();
  return (clinicOfStore(clinics, booked?.location) ?? clinic ?? brand).phone;
}
