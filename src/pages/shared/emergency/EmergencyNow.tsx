import type { Clinic } from '#src/domain/clinics.ts';
import { EmergencyWords } from './EmergencyWords.tsx';
import { useEmergency } from './useEmergency.ts';

/** Where to go in an emergency at this hour: for the owners of a clinic's page, or as far as their city is known. */
export function EmergencyNow({ clinic }: { clinic?: Pick<Clinic, 'slug'> }) {
  return <EmergencyWords {...useEmergency(clinic)} />;
}
