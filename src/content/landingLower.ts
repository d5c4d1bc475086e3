import { paths } from '#src/config/paths.ts';
import type { BlogTeaser, Picture, Testimonial, Video } from '#src/domain/contentTypes.ts';
import neutral from '#src/assets/pictures/people/avatar-neutral.svg';
import soap from '#src/assets/pictures/blog/blog-soap.svg';
import owner1 from '#src/assets/pictures/people/owner-1.svg';
import owner2 from '#src/assets/pictures/people/owner-2.svg';
import owner4 from '#src/assets/pictures/people/owner-4.svg';
import owner6 from '#src/assets/pictures/people/owner-6.svg';
import partner1 from '#src/assets/pictures/partners/partner-1.svg';
import partner2 from '#src/assets/pictures/partners/partner-2.svg';
import partner3 from '#src/assets/pictures/partners/partner-3.svg';
import partner4 from '#src/assets/pictures/partners/partner-4.svg';
import partner5 from '#src/assets/pictures/partners/partner-5.svg';
import partner6 from '#src/assets/pictures/partners/partner-6.svg';
import waitcat from '#src/assets/pictures/scenes/waitcat.svg';
import pharmacy from '#src/assets/pictures/services/pharmacy.svg';
import videoPoster from '#src/assets/pictures/places/video-poster.svg';
import { articleTeaser } from './articleTeaser.ts';

function portrait(src: string, alt: string): Picture {
  return { src, width: 240, height: 240, alt };
}

/** Samples, people and words alike; the page says so with each. */
export const testimonials = {
  label: 'What owners say',
  note: 'sample review',
  testimonials: [
    {
      quote:
        'She sat on the floor with Bruno for ten minutes before she opened her bag. He fell asleep during the check-up.',
      author: 'Kamala V.',
      about: 'and Bruno, 3',
      picture: portrait(owner4, 'Kamala smiles, jasmine in her hair'),
      rating: 5,
    },
    {
      quote:
        'I had written down nine questions. He answered all nine, and then asked me two that I had not thought of.',
      author: 'Yusuf A.',
      about: 'and Nimbu, 6',
      picture: portrait(owner6, 'Yusuf with his ginger cat Nimbu at his shoulder'),
      rating: 5,
    },
    {
      quote:
        'They rang before lunch to say he was awake, and again at six to say he had eaten. I could breathe.',
      author: 'George T.',
      about: 'and Biscuit, 11',
      picture: portrait(owner2, 'George holds his tan and white dog Biscuit'),
      rating: 4,
    },
    {
      quote:
        'Misty hides from everybody. Here she came out of the carrier by herself and sat on the scales.',
      author: 'Leena P.',
      about: 'and Misty, 2',
      picture: portrait(owner1, 'Leena leans her head on her grey cat Misty'),
      rating: 5,
    },
  ] satisfies Testimonial[],
};

/** A free sample film stands in for the clinic's own: put its id here. */
export const sampleVideo: Video = {
  id: 'aqz-KE-bpKQ',
  title: 'Sample film: a first visit, start to finish',
};

export const videoBand = {
  title: 'See a first visit, start to finish',
  text: 'Watch the sample film',
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  } satisfies Picture,
  video: sampleVideo,
};

function scene(src: string): Picture {
  return { src, width: 480, height: 360, alt: '' };
}

/**
 * Three of ours and three from outside, by people who know (docs/product.md, section 2). Chosen so that no animal of the
 * page stands here again.
 */
export const landingTeasers = {
  title: 'Good to know before you come',
  all: { label: 'See all articles', href: paths.blog },
  articles: [
    articleTeaser('your-cat-hates-the-carrier'),
    { ...articleTeaser('black-claws'), focus: 'left' },
    {
      title: 'Rabies: what a bite means, and what to do first',
      subtitle: 'The facts, and the fifteen minutes of soap and water that matter most.',
      author: 'World Health Organization',
      authorIcon: neutral,
      thumbnail: scene(soap),
      btnText: 'Read at who.int',
      postLink: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
      category: 'Elsewhere',
      date: '',
    },
    articleTeaser('when-you-bring-a-puppy'),
    {
      title: 'How cats think, from people who study them',
      subtitle: 'Homes, play, travel and getting on with a second cat.',
      author: 'International Cat Care',
      authorIcon: neutral,
      thumbnail: { src: waitcat, width: 640, height: 520, alt: '' },
      btnText: 'Read at icatcare.org',
      postLink: 'https://icatcare.org/',
      category: 'Elsewhere',
      date: '',
    },
    {
      title: 'The vaccination guidelines your vet reads',
      subtitle: 'Which vaccines, how often, and why: the world’s small animal vets agree.',
      author: 'WSAVA',
      authorIcon: neutral,
      thumbnail: scene(pharmacy),
      btnText: 'Read at wsava.org',
      postLink: 'https://wsava.org/global-guidelines/vaccination-guidelines/',
      category: 'Elsewhere',
      date: '',
      focus: 'right',
    },
  ] satisfies BlogTeaser[],
};

function brand(name: string, src: string) {
  return { name, picture: { src, width: 160, height: 64, alt: name } satisfies Picture };
}

export const partners = {
  title: 'We work with',
  note: 'sample names',
  brands: [
    brand('Sample Food', partner1),
    brand('Sample Pharma', partner2),
    brand('Cover Sample', partner3),
    brand('Sample Lab', partner4),
    brand('Sample Groom', partner5),
    brand('Toy Sample', partner6),
  ],
};
