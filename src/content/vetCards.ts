import { paths } from '#src/config/paths.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import type { Signature } from '#src/domain/pageContent.ts';
import { vets } from '#content/vets.yaml';
import * as messages from './vetMessages.ts';
import { interpolate } from './interpolate.ts';
import type { Vet } from './schema/vets.ts';

/** Who signs, by the vet's id. */
interface NamedSignature {
  vet: string;
  role: string;
  linkLabel: string;
}

function vetOf(id: string): Vet {
  return vets.find((vet) => vet.id === id)!;
}

/** The link to a vet's page. */
export function linkToVet(id: string): Link {
  return { label: vetOf(id).name, href: paths.vet(id) };
}

/** 'Dr Meera Nair' → 'Dr Nair' */
export function withoutFirstName({ name, firstName }: Pick<Vet, 'name' | 'firstName'>): string {
  return name.replace(`${firstName} `, '');
}

/** The names that the build of another language keeps beside its own (scripts/content/records.ts). */
interface EnglishNames {
  englishName?: string;
  englishFirstName?: string;
}

/** The same in English on a page of any language: the staff read it. */
export function inEnglish(vet: Vet & EnglishNames): string {
  const { englishName = vet.name, englishFirstName = vet.firstName } = vet;
  return withoutFirstName({ name: englishName, firstName: englishFirstName });
}

/** The colour behind a vet's portrait on pages of their own colour. */
export function groundOf({ pageGround = 'wash' }: Vet) {
  return pageGround;
}

/** The vets as cards, those first that are named. */
export function vetCards(first: readonly string[] = []) {
  const named = first.map(vetOf);
  const others = vets.filter((vet) => !named.includes(vet));
  return [...named, ...others].map(({ id, name, profession, title, years, figure, ground }) => ({
    id,
    name,
    profession,
    title,
    content: messages.yearsOfExperience(years),
    // The card is named by the vet, and its link leads to the picture's own words.
    figure: { ...figure, alt: '' },
    ground,
    href: paths.vet(id),
  }));
}

/** Who signs the promises of /about. */
export function signatureOf({ vet: id, role, linkLabel }: NamedSignature): Signature {
  const vet = vetOf(id);
  return {
    figure: { ...vet.figure, alt: '' },
    name: vet.name,
    role,
    link: { label: interpolate(linkLabel, { vet: withoutFirstName(vet) }), href: paths.vet(id) },
  };
}
