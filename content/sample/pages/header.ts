import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';

export interface HeaderLink {
  label: string;
  href: string;
  /** The id of a section: on the current page where it exists, otherwise on the home page. */
  anchor?: string;
  /** The path of the pages that belong to the link. */
  pages?: string;
}

/** The brand's pages elsewhere, in the top bar and in the menu (docs/product.md, section 2: header). */
export const headerSocial = [
  { glyph: 'instagram', label: 'Instagram', href: brand.social.instagram },
  { glyph: 'facebook', label: 'Facebook', href: brand.social.facebook },
  { glyph: 'pinterest', label: 'Pinterest', href: brand.social.pinterest },
] as const;

/** The links of the header and of the menu (docs/product.md, section 2: header). */
export const headerLinks: HeaderLink[] = [
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
