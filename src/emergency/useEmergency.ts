import { clinics } from '#content/clinics.ts';
import * as hours from '#content/hours.ts';
import { config } from '#src/config/env.ts';
import { clinicOfStore } from '#src/domain/clinicDirectory.ts';
import { useChosenClinic } from '#src/features/booking/shared/bookingStorage.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { usePageClinic } from '#src/records/usePageClinic.ts';
import { emergencyFor } from './emergencyAdvice.ts';

/** Advice for the page's clinic or the form's; for this moment once the clock is known. */
export function useEmergency() {
  const pageClinic = usePageClinic();
  const chosen = useChosenClinic();
  const now = useClinicNow(config.clinicTimeZone);
  const clinic = pageClinic ?? clinicOfStore(clinics, chosen);
  return { emergency: emergencyFor({ ...hours, clinics }, clinic, now), isNow: now !== undefined };
}
