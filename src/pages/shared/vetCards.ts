import { type VetId, vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import type { Vet } from '#src/domain/contentTypes.ts';

export function vetOf(id: VetId): Vet {
  return vets.find((vet) => vet.id === id)!;
}

/** The background of a vet's portrait on pages with their own colour. */
export function groundOf({ pageGround = 'wash' }: Vet) {
  return pageGround;
}

export function vetCards(shown: readonly Vet[]) {
  return shown.map(({ id, name, profession, title, years, figure, ground }) => ({
    name,
    profession,
    title,
    years,
    figure: { ...figure, alt: '' },
    ground,
    href: paths.vet(id),
  }));
}
