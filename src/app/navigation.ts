import { anchors, paths } from '#src/config/paths.ts';

interface Place {
  label: string;
  href: string;
  /** The section's id, of the page at hand or of the home page. */
  anchor?: string;
  /** Where the pages about it begin. */
  pages?: string;
}

const places: Place[] = [
  { label: 'Home', href: paths.home },
  {
    label: 'About',
    href: `${paths.home}#${anchors.about}`,
    anchor: anchors.about,
    pages: paths.about,
  },
  {
    label: 'Service',
    href: `${paths.home}#${anchors.services}`,
    anchor: anchors.services,
    pages: paths.service,
  },
  {
    label: 'Blog',
    href: `${paths.home}#${anchors.blogs}`,
    anchor: anchors.blogs,
    pages: paths.blog,
  },
  {
    label: 'Contact',
    href: `${paths.home}#${anchors.contacts}`,
    anchor: anchors.contacts,
    pages: paths.contact,
  },
];

/**
 * The header's links (docs/product.md, section 2), for the page at `pathname`. Home is that page itself; About on /about
 * leads elsewhere and is only what the page is part of.
 */
export function navigationAt(pathname: string) {
  return places.map(({ pages, ...link }) => ({ ...link, current: currentAt(pathname, pages) }));
}

function currentAt(pathname: string, pages: string | undefined): 'page' | 'true' | undefined {
  if (!pages) return pathname === paths.home ? 'page' : undefined;
  return pathname === pages || pathname.startsWith(`${pages}/`) ? 'true' : undefined;
}
