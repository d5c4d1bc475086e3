import { clinics } from '#content/clinics.ts';
import { type VetId, vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { VetCard } from '#src/sections/people/VetSlides.tsx';
import type { Vet } from './recordTypes.ts';

export function vetOf(id: VetId): Vet {
  return vets.find((vet) => vet.id === id)!;
}

export function vetCard({ id, figure, ...vet }: Vet): VetCard {
  return { ...vet, figure: { ...figure, alt: '' }, href: paths.vet(id) };
}

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
