import { vets } from '#content/vets.ts';
import type { Vet } from '#src/content/schema/vets.ts';

/** For content that names a vet. Throws where there is none of that id, so that the build fails and not the page. */
export function vetById(id: string): Vet {
  const vet = vets.find((each) => each.id === id);
  if (!vet) throw new Error(`vets.ts has no vet of the id ${id}`);
  return vet;
}

/** 'Dr Meera Nair' → 'Dr Nair' */
export function withoutFirstName({ name, firstName }: Vet): string {
  return name.replace(`${firstName} `, '');
}
