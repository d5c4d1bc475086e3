import { anchors, paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import { hours } from '#src/content/hours.ts';
import { brand } from '#content/brand.yaml';

/*
 * The texts and links of the footer (docs/product.md, section 2: footer). The footer is on every page, so this module is part
 * of every first load: import nothing large here.
 */

export const footerNotes = {
  support: `Support hours ${hours.footer}`,
  emergency: `Emergency care is available ${hours.emergencyBetween} in the hospitals.`,
  samples: sampleNote('Names, faces and reviews on this site are samples.'),
};

export const quickLinks = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: `${paths.home}#${anchors.about}`, anchor: anchors.about },
  { label: 'Our Services', href: `${paths.home}#${anchors.services}`, anchor: anchors.services },
  { label: 'Contact', href: `${paths.home}#${anchors.contacts}`, anchor: anchors.contacts },
];

export const footerSocial = [
  { glyph: 'instagram', label: 'Instagram', href: brand.social.instagram },
  { glyph: 'linkedin', label: 'LinkedIn', href: brand.social.linkedin },
  { glyph: 'youtube', label: 'YouTube', href: brand.social.youtube },
] as const;
