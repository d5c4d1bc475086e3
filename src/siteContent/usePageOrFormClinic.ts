import { clinics } from '#content/clinics.ts';
import { type Clinic, clinicOfStore } from '#src/domain/clinicDirectory.ts';
import { useChosenClinic } from '#src/features/booking/shared/bookingStorage.ts';
import { usePageClinic } from './usePageClinic.ts';

/** The page's clinic, or the one chosen in the booking form: outside the form a clinic's page is about that clinic. */
export function usePageOrFormClinic(): Clinic | undefined {
  const pageClinic = usePageClinic();
  const chosen = useChosenClinic();
  return pageClinic ?? clinicOfStore(clinics, chosen);
}
