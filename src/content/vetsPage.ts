import { anchors, paths } from '#src/config/paths.ts';
import { bookingLinkToVet } from '#src/domain/bookingLink.ts';
import type { TeamMember, VetSymptoms } from '#src/domain/pageContent.ts';
import { vetsPages } from '#content/pages/vets.yaml';
import { vets } from '#content/vets.yaml';
import { interpolate } from './interpolate.ts';
import type { Vet } from './schema/vets.ts';
import { callNumber } from './servicesMessages.ts';
import { clinicsOf } from './vetClinics.ts';
import { groundOf, inEnglish, withoutFirstName } from './vetCards.ts';

const members: TeamMember[] = vets.map((vet) => ({
  name: vet.name,
  profession: vet.profession,
  title: vet.title,
  years: vet.years,
  figure: { ...vet.figure, alt: '' },
  ground: groundOf(vet),
  href: paths.vet(vet.id),
}));

const symptoms: VetSymptoms[] = vets
  .map((vet) => ({
    symptoms: vet.symptoms ?? vet.oftenAskedAbout.slice(0, 2),
    vet: { label: vet.name, href: paths.vet(vet.id) },
  }))
  .filter(({ symptoms: own }) => own.length > 0);

const half = Math.ceil(members.length / 2);

/** /doctors: the words of its page with the vets. */
export const vetsPage = {
  ...vetsPages.vetsPage,
  /** The two rows of the team, alike or nearly. */
  rows: [members.slice(0, half), members.slice(half)] as const,
  symptoms: { ...vetsPages.vetsPage.symptoms, items: symptoms },
};

/** The booking link of a vet's page, or the number of a clinic that takes no bookings online, and what it does for the visitor. */
export function bookingWith(vet: Vet) {
  const name = withoutFirstName(vet);
  const all = clinicsOf(vet);
  const clinic = all.find(({ storeId }) => storeId !== undefined);
  const { heading, label, note, byPhone } = vetsPages.vetPage.booking;
  const { name: place, phone } = clinic ?? all[0]!;
  const values = { vet: name, clinic: place, they: vet.pronoun };
  if (!clinic)
    return {
      heading: interpolate(heading, values),
      label: callNumber(phone.display),
      href: phone.href,
      note: interpolate(byPhone, values),
      isByPhone: true,
    };
  return {
    heading: interpolate(heading, values),
    label: interpolate(label, values),
    href: `${paths.home}${bookingLinkToVet(inEnglish(vet), clinic.storeId)}#${anchors.contacts}`,
    note: interpolate(note, values),
    isByPhone: false,
  };
}
