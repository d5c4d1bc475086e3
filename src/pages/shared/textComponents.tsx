import { brand } from '#content/brand.ts';
import { CallLink } from '#src/components/CallLink.tsx';
import { EmergencyNow } from '#src/emergency/EmergencyNow.tsx';
import { proseComponents } from '#src/sections/articles/Prose.tsx';

/** Picture addresses by file. */
export const pictures = import.meta.glob<string>('/content/pictures/**/*', {
  import: 'default',
  eager: true,
});

/** The components of articles and text pages. */
export const textComponents = proseComponents(
  pictures,
  <CallLink {...brand.phone} />,
  <EmergencyNow />,
);
