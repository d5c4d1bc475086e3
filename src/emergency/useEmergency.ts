import { clinics } from '#content/clinics.ts';
import * as hours from '#content/hours.ts';
import { config } from '#src/config/env.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { useChosenClinic } from '#src/features/booking/draft/bookingStorage.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { usePageClinic } from '#src/records/usePageClinic.ts';
import { emergencyFor } from './emergencyAdvice.ts';

/** Advice for the given clinic, the page's, or the form's; for this moment once the clock is known. */
export function useEmergency(clinic?: Pick<Clinic, 'slug'>) {
  const pageClinic = usePageClinic();
  const known = clinic ?? pageClinic;
  const chosenStore = useChosenClinic();
  const now = useClinicNow(config.clinicTimeZone);
  const chosen = clinics.find(({ slug, storeId }) =>
    known ? slug === known.slug : chosenStore && String(storeId) === chosenStore,
  );
  return { emergency: emergencyFor({ ...hours, clinics }, chosen, now), isNow: now !== undefined };
}
