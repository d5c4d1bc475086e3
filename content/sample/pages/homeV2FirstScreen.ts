import { bookingHref } from '#src/config/paths.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import vacc from '#content/pictures/scenes/vacc-window.svg';
import { brand } from '#content/brand.yaml';
import { hours } from '#src/content/hours.ts';

/*
 * The texts and pictures of the first screen of /home-v2, the medical-style home: a small file because the visitor waits for
 * it. What stands below is in homeV2.ts and comes later; nothing here may import it, landing.ts or vets.yaml.
 */

/** The title and description of /home-v2. */
export const head = {
  title: 'A pet hospital for dogs and cats',
  description:
    'Imaging, laboratory, surgery and overnight care for dogs and cats, with vets who show you what they see and decide together with you.',
};

export const hero = {
  title: 'Careful medicine, kindly given.',
  lead: 'A pet hospital for the days when a routine visit is not enough.',
  link: { label: 'Book Now', href: bookingHref },
  phone: { ...brand.phone, hours: hours.supportShort },
  picture: {
    src: vacc,
    width: 960,
    height: 846,
    alt: 'An older vet gives a calm cat a small injection while its owner strokes its cheek',
  } satisfies Picture,
  features: [
    { icon: 'scan' as const, title: 'Imaging on site', text: 'X-ray, ultrasound and CT' },
    { icon: 'tubes' as const, title: 'Own laboratory', text: 'Blood and urine read here' },
    { icon: 'bed' as const, title: 'Overnight care', text: 'A nurse on the round' },
    {
      icon: 'siren' as const,
      title: 'Emergency care',
      text: `${hours.emergency}, in the hospitals`,
    },
  ],
};
