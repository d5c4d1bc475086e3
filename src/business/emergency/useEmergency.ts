import { clinics } from '#content/clinics.ts';
import * as hours from '#content/hours.ts';
import { usePageOrFormClinic } from '#src/business/usePageClinic.ts';
import { config } from '#src/config/env.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { emergencyFor } from './emergencyFor.ts';

/** Advice for the page's clinic or the form's; for this moment once the clock is known. */
export function useEmergency() {
  const clinic = usePageOrFormClinic();
  const now = useClinicNow(config.clinicTimeZone);
  return { emergency: emergencyFor({ ...hours, clinics }, clinic, now), isNow: now !== undefined };
}
