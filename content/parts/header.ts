import type { brand } from '#content/brand.ts';
import type { Link } from '#src/domain/contentTypes.ts';

/* The header of every page. */

/** Its button, which other links to the booking form repeat. */
export const bookNow = 'Book Now';

/** The same in full, also as a title. */
export const bookVisit = 'Book a visit';

export const social = [
  'instagram',
  'facebook',
  'pinterest',
] satisfies (keyof typeof brand.social)[];

/** `pages`: an address; the link is marked as current there and on the pages below it. */
export const links = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/#about', pages: '/about' },
  { label: 'Service', href: '/#services', pages: '/service' },
  { label: 'Blog', href: '/#blogs', pages: '/blog' },
  { label: 'Contact', href: '/#contacts', pages: '/contact' },
] satisfies (Link & { pages?: string })[];
