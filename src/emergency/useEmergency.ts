import { clinics } from '#content/clinics.ts';
import * as hours from '#content/hours.ts';
import { config } from '#src/config/env.ts';
import { type Clinic, clinicOfStore } from '#src/domain/clinicDirectory.ts';
import { useChosenClinic } from '#src/features/booking/shared/bookingStorage.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { usePageClinic } from '#src/records/usePageClinic.ts';
import { emergencyFor } from './emergencyAdvice.ts';

/** Advice for the given clinic, the page's, or the form's; for this moment once the clock is known. */
export function useEmergency(given?: Clinic) {
  const pageClinic = usePageClinic();
  const chosen = useChosenClinic();
  const now = useClinicNow(config.clinicTimeZone);
  const clinic = given ?? pageClinic ?? clinicOfStore(clinics, chosen);
  return { emergency: emergencyFor({ ...hours, clinics }, clinic, now), isNow: now !== undefined };
}
