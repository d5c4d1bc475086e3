import { useParams } from 'react-router-dom';
import { type ClinicProfile, clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';

/** The clinic with the slug of the address; undefined where there is none. */
export function useClinic(): ClinicProfile | undefined {
  const { slug } = useParams();
  return clinicProfiles.find((clinic) => clinic.slug === slug);
}
