import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { EmergencyWords, type EmergencyWordsProps } from './EmergencyWords.tsx';
import { useEmergency } from './useEmergency.ts';

interface EmergencyNowProps extends Pick<EmergencyWordsProps, 'about'> {
  clinic?: Pick<Clinic, 'slug'>;
}

/** Where to go in an emergency at this hour: for the owners of a clinic's page, or as far as their city is known. */
export function EmergencyNow({ clinic, about }: EmergencyNowProps) {
  return <EmergencyWords {...useEmergency(clinic)} about={about} />;
}
