import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner6 from '#content/pictures/people/owner-6.svg';
import vet1Bare from '#content/pictures/people/vet-1-bare.svg';
import vet2Bare from '#content/pictures/people/vet-2-bare.svg';
import vet3Bare from '#content/pictures/people/vet-3-bare.svg';
import vet4Bare from '#content/pictures/people/vet-4-bare.svg';
import heroRoom from '#content/pictures/scenes/hero-room.svg';
import type { Link } from '#src/domain/contentTypes.ts';
import type { HeroProps } from '#src/pages/home/Hero.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';
import type { Testimonial } from '#src/sections/people/ReviewText.tsx';

/* /, and the sections that /home-v3 shares. */

export const head = {
  title: 'Vets and grooming for dogs and cats',
  description:
    'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you. Book a visit in two minutes.',
} satisfies PageMetaText;

/** The name of the first section. */
export const welcome = 'Welcome';

export const hero = {
  title: 'Vets who kneel down to say hello.',
  lead: 'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you.',
  picture: {
    src: heroRoom,
    width: 960,
    height: 800,
    alt: 'A vet kneels to listen to a dog’s heart while its owner strokes its back and a cat watches from the window sill',
  },
} satisfies Pick<HeroProps, 'title' | 'lead' | 'picture'>;

/** Four vets; importing their pictures here spares the first screen vets.ts. */
export const heroTeam = {
  pictures: [
    { src: vet1Bare, width: 400, height: 480, alt: '' },
    { src: vet2Bare, width: 400, height: 480, alt: '' },
    { src: vet3Bare, width: 400, height: 480, alt: '' },
    { src: vet4Bare, width: 400, height: 480, alt: '' },
  ],
  strong: `${brand.figures.professionals} vet care professionals`,
  text: `in ${brand.figures.stores} stores, ${clinics.length} of them clinics`,
} satisfies HeroProps['team'];

export const vetCarousel = {
  title: 'Meet our vets',
  all: { label: 'Meet all vets', href: '/doctors' },
} satisfies { title: string; all: Link };

export const clinicList = { title: 'Find your clinic' };

export const testimonials = {
  label: 'What owners say',
  testimonials: [
    {
      quote:
        'She sat on the floor with Toffee for ten minutes before she opened her bag. He fell asleep during the check-up.',
      author: 'Kamala V.',
      about: 'and Toffee, 3',
      picture: { src: owner4, width: 240, height: 240, alt: 'Kamala smiles, jasmine in her hair' },
      rating: 5,
    },
    {
      quote:
        'I had written down nine questions. He answered all nine, and then asked me two that I had not thought of.',
      author: 'Yusuf A.',
      about: 'and Nimbu, 6',
      picture: {
        src: owner6,
        width: 240,
        height: 240,
        alt: 'Yusuf with his ginger cat Nimbu at his shoulder',
      },
      rating: 5,
    },
    {
      quote:
        'They called before lunch to say he was awake, and again at six to say he had eaten. I could breathe.',
      author: 'George T.',
      about: 'and Biscuit, 11',
      picture: {
        src: owner2,
        width: 240,
        height: 240,
        alt: 'George holds his tan and white dog Biscuit',
      },
      rating: 4,
    },
    {
      quote:
        'Smoky hides from everybody. Here she came out of the carrier by herself and sat on the scales.',
      author: 'Leena P.',
      about: 'and Smoky, 2',
      picture: {
        src: owner1,
        width: 240,
        height: 240,
        alt: 'Leena leans her head on her grey cat Smoky',
      },
      rating: 5,
    },
  ],
} satisfies { label: string; testimonials: Testimonial[] };

export const articleTeasers = {
  title: 'Good to know before you come',
  all: { label: 'See all articles', href: '/blog' },
} satisfies { title: string; all: Link };
