import lost from '#content/pictures/scenes/lost.svg';
import type { Link, Picture } from '#src/domain/contentTypes.ts';

/* Any other address. */

export const title = "Page can't be found";

export const text = 'Sorry, this page cannot be found. Take a look at our most popular pages.';

/** The page's name in its breadcrumb. */
export const crumb = 'Page not found';

export const homeLabel = 'GO TO HOME';

/** The accessible name of the links. */
export const popularLabel = 'Popular pages';

export const popular = [
  { label: 'Book a visit', href: '/#contacts' },
  { label: 'Services', href: '/service' },
  { label: 'Our vets', href: '/doctors' },
  { label: 'Contact and hours', href: '/contact' },
] satisfies Link[];

export const signs = [
  { label: 'Book a visit', href: '/#contacts' },
  { label: 'Services', href: '/service' },
  { label: 'Our vets', href: '/doctors' },
] satisfies Link[];

export const picture = {
  src: lost,
  width: 640,
  height: 520,
  alt: 'A dog with a trailing lead looks up at a signpost',
} satisfies Picture;
