import { useLocation } from 'react-router-dom';
import { clinics } from '#content/clinics.ts';
import { paths } from '#src/config/paths.ts';
import { type Clinic, clinicOfStore } from '#src/domain/clinicDirectory.ts';
import { useChosenClinic } from '#src/features/booking/shared/bookingStorage.ts';

/** Undefined on other pages. */
export function usePageClinic(): (typeof clinics)[number] | undefined {
  const { pathname } = useLocation();
  return clinics.find(({ slug }) => paths.clinic(slug) === pathname.replace(/\/$/, ''));
}

/** The page's clinic, or the one chosen in the booking form: outside the form a clinic's page is about that clinic. */
export function usePageOrFormClinic(): Clinic | undefined {
  const pageClinic = usePageClinic();
  const chosen = useChosenClinic();
  return pageClinic ?? clinicOfStore(clinics, chosen);
}
