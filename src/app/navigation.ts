import { anchors, paths } from '#src/config/paths.ts';

/** The header's links (specification, section 2). Anchors lead to the section of the page at hand, or of the home page. */
export const navigation: { label: string; href: string; anchor?: string }[] = [
  { label: 'Home', href: paths.home },
  { label: 'About', href: `${paths.home}#${anchors.about}`, anchor: anchors.about },
  { label: 'Service', href: `${paths.home}#${anchors.services}`, anchor: anchors.services },
  { label: 'Blog', href: `${paths.home}#${anchors.blogs}`, anchor: anchors.blogs },
  { label: 'Contact', href: `${paths.home}#${anchors.contacts}`, anchor: anchors.contacts },
];
