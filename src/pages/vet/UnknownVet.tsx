import { paths } from '#src/config/paths.ts';
import { vets } from '#content/vets.yaml';
import { vetsPages } from '#content/pages/vets.yaml';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';

/** Shown where no vet has the id of the address: says so and links to every vet. */
export function UnknownVet() {
  const others = vets.map(({ id, name, title }) => ({
    label: name,
    href: paths.vet(id),
    text: title,
  }));
  return <UnknownAddress {...vetsPages.unknownVet} others={others} />;
}
