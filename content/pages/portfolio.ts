import vet4Bare from '#content/pictures/people/vet-4-bare.svg';
import vet8Bare from '#content/pictures/people/vet-8-bare.svg';
import misty from '#content/pictures/scenes/misty.svg';
import outByHerself from '#content/pictures/scenes/out-by-herself.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import imaging from '#content/pictures/services/imaging.svg';
import type { VetId } from '#content/vets.ts';
import type { PortfolioStory } from '#src/pages/portfolio/PortfolioGallery.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /portfolio */

export const head = {
  title: 'Patients nobody forgets',
  description:
    'Stories from the hospitals: the sock, the two nights, the heart on the X-ray, told by the vets who were there.',
} satisfies PageMetaText;

export const heading = 'Patients nobody forgets';

export const lead =
  'Every clinic has a wall of them by reception. Here are their stories, told the way we tell them to each other.';

export const toldBy = 'Told by';

export const stories = [
  {
    title: 'Bruno and the sock',
    text: 'Found and removed by endoscope, no cut. Home for dinner.',
    picture: {
      src: endoscopy,
      width: 480,
      height: 360,
      alt: 'An old grey dog asleep on a table beside the endoscope’s screen',
    },
    shape: 'wide',
    vet: 'imran-qureshi',
  },
  {
    title: 'Misty, two nights',
    text: 'A drip, a warm bed and a phone call each evening.',
    picture: {
      src: misty,
      width: 360,
      height: 500,
      alt: 'A grey cat sleeps in a round red bed under a night sky, a drip at its paw',
    },
    shape: 'arch',
    vet: 'sudha-krishnan',
  },
  {
    title: 'Chutney jumps again',
    text: 'One strapped paw, four weeks, and a lot of bad language.',
    picture: {
      src: vet8Bare,
      width: 400,
      height: 480,
      alt: 'A brown and white kitten with a bandaged paw sits on a vet’s hand',
    },
    shape: 'round',
    isFigure: true,
    ground: 'sky',
    vet: 'rohan-das',
  },
  {
    title: 'Clover, first check',
    text: 'A puppy with small teeth and a long list of demands.',
    picture: { src: vet4Bare, width: 400, height: 480, alt: 'A cream puppy in a vet’s arms' },
    shape: 'pebble',
    isFigure: true,
    ground: 'wash',
    vet: 'farah-sheikh',
  },
  {
    title: 'The heart on the wall',
    text: 'One X-ray that explained a year of coughing.',
    picture: {
      src: imaging,
      width: 480,
      height: 360,
      alt: 'A golden retriever beside the lit X-ray of a dog, the heart in red',
    },
    shape: 'wide',
    vet: 'ananya-rao',
  },
  {
    title: 'Out by herself',
    text: 'Three visits with nothing but treats. On the fourth she walked out of the carrier.',
    picture: {
      src: outByHerself,
      width: 400,
      height: 500,
      alt: 'A cream cat with a dark nose steps out of a red carrier',
    },
    shape: 'arch',
    vet: 'meera-nair',
  },
] satisfies (PortfolioStory & { vet: VetId })[];

export const contact = {
  heading: 'Your turn on the wall?',
  lead: 'It starts with a visit, and usually ends with a biscuit.',
  links: [{ label: 'Book Now', href: '/#contacts' }],
};
