import { useParams } from 'react-router-dom';
import { type ClinicProfile, clinicProfiles } from '#src/records/clinicProfiles.ts';

/** The clinic with the address's slug; undefined if unknown. */
export function useClinic(): ClinicProfile | undefined {
  const { slug } = useParams();
  return clinicProfiles.find((clinic) => clinic.slug === slug);
}
