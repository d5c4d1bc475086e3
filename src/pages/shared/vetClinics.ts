import { clinics } from '#content/clinics.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Vet } from '#src/domain/contentTypes.ts';

export function clinicsOf(vet: Pick<Vet, 'clinics'>) {
  return vet.clinics.flatMap((slug) => clinics.find((clinic) => clinic.slug === slug) ?? []);
}

/** 'Bengaluru, Indiranagar' */
export function cityAndArea({ city, area }: Pick<Clinic, 'city' | 'area'>): string {
  return `${city}, ${area}`;
}

export function workplacesOf(vet: Pick<Vet, 'clinics'>): string {
  return clinicsOf(vet).map(cityAndArea).join('; ');
}
