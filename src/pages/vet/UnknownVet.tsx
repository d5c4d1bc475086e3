import { unknownVet } from '#content/pages/vets.ts';
import { vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';

export function UnknownVet() {
  const others = vets.map(({ id, name, title }) => ({
    label: name,
    href: paths.vet(id),
    text: title,
  }));
  return <UnknownAddress {...unknownVet} others={others} />;
}
