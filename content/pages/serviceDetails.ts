import labradorBare from '#content/pictures/figures/labrador-bare.svg';
import catAsleep from '#content/pictures/scenes/cat-asleep.svg';
import surgery from '#content/pictures/services/surgery.svg';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import type { Phase } from '#src/pages/service-details/ProcedurePhase.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /service/{id}: the same for every procedure. */

export const head = {
  title: 'A procedure, hour by hour',
  description:
    'Before, during and after a procedure: what to do at home, what happens in the hospital, and when to call.',
} satisfies PageMetaText;

export const heading = 'A procedure, hour by hour';

export const lead =
  'What to expect of a procedure under sedation: a scan, keyhole surgery, an operation. Your vet will tell you where yours differs.';

/** In the breadcrumb, if the address names no service. */
export const unnamed = 'A procedure';

export const jumpLabel = 'On this page';

export const before = {
  phase: {
    id: 'before',
    title: 'Before',
    steps: [
      {
        when: 'A week before',
        title: 'Talk it through',
        text: 'We explain the procedure, the risk and the cost, and write it down.',
      },
      {
        when: 'The evening before',
        title: 'Last meal',
        text: 'Nothing to eat after 10 PM. Water is fine until morning. Kittens and puppies need food later: ask us.',
      },
      {
        when: 'That morning',
        title: 'What to bring',
        text: 'Old papers, the medicine box, and a cloth that smells of home.',
      },
    ],
  },
  picture: { src: labradorBare, width: 400, height: 460, alt: '' },
} satisfies { phase: Phase; picture: Picture };

export const during = {
  phase: {
    id: 'during',
    title: 'During',
    steps: [
      {
        when: 'On arrival',
        title: 'You hand over the lead',
        text: 'You can stay until the first injection makes them drowsy.',
      },
      {
        when: '20 minutes in',
        title: 'Asleep, and watched',
        text: 'Heart, breath and warmth are followed from first breath to wake-up.',
      },
      {
        when: 'About an hour in',
        title: 'We call you',
        text: 'As soon as it is done, whatever we find.',
      },
    ],
  },
  picture: {
    src: surgery,
    width: 480,
    height: 360,
    alt: 'A sleeping cat under a surgery lamp, a vet’s hand on its back',
  },
} satisfies { phase: Phase; picture: Picture };

export const after = {
  phase: {
    id: 'after',
    title: 'After',
    steps: [
      {
        when: 'First night',
        title: 'Warm, dim, quiet',
        text: 'A wobbly walk is normal. A small meal in the evening is enough.',
      },
      {
        when: 'Day 2 to 9',
        title: 'Short walks, no jumping',
        text: 'Keep the cone on, even when they sulk. Check the wound each morning.',
      },
      { when: 'Day 10', title: 'Stitches out', text: 'Ten minutes, and usually a biscuit.' },
    ],
  },
  picture: { src: catAsleep, width: 430, height: 268, alt: '' },
  emergency: {
    title: 'It can’t wait if',
    text: 'the wound opens or bleeds, the gums are pale, or your pet won’t wake properly.',
  },
  links: [
    { label: 'Book Now', href: '/#contacts' },
    { label: 'See all services', href: '/service' },
  ],
} satisfies {
  phase: Phase;
  picture: Picture;
  emergency: { title: string; text: string };
  links: Link[];
};
