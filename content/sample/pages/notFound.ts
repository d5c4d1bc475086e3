import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import lost from '#content/pictures/scenes/lost.svg';

const ways: Link[] = [
  { label: 'Book a visit', href: bookingHref },
  { label: 'Services', href: paths.service },
  { label: 'Our vets', href: paths.vets },
];

/** The page for /error and every unknown address. The first three texts are fixed (docs/product.md, section 8). */
export const notFoundPage: {
  title: string;
  text: string;
  homeLabel: string;
  popular: Link[];
  /** Lettering of the picture's three boards, from the top. None where another picture stands there. */
  signs: readonly Link[];
  picture: Picture;
} = {
  title: "Page can't be found",
  text: 'Sorry, this page cannot be found. Take a look at our most popular pages.',
  homeLabel: 'GO TO HOME',
  popular: [...ways, { label: 'Contact and hours', href: paths.contact }],
  signs: ways,
  picture: {
    src: lost,
    width: 640,
    height: 520,
    alt: 'A dog with a trailing lead looks up at a signpost',
    moving: () => import('#content/pictures/scenes/lost.svg?moving'),
  },
};
