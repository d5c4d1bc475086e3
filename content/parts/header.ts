import type { brand } from '#content/brand.ts';
import type { Link } from '#src/domain/contentTypes.ts';

/* The header of every page. */

export const social = [
  'instagram',
  'facebook',
  'pinterest',
] satisfies (keyof typeof brand.social)[];

/** `pages`: those that the link is marked on besides. */
export const links = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/#about', pages: '/about' },
  { label: 'Service', href: '/#services', pages: '/service' },
  { label: 'Blog', href: '/#blogs', pages: '/blog' },
  { label: 'Contact', href: '/#contacts', pages: '/contact' },
] satisfies (Link & { pages?: string })[];
