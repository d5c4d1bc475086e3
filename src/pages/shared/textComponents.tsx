import { brand } from '#content/brand.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { proseComponents } from '#src/sections/articles/Prose.tsx';

/** Picture addresses by file. */
export const pictures = import.meta.glob<string>('/content/pictures/**/*', {
  import: 'default',
  eager: true,
});

/** The components of articles and text pages. */
export const textComponents = proseComponents(
  pictures,
  <StandaloneLink href={brand.phone.href}>
    <CallLabel {...brand.phone} />
  </StandaloneLink>,
  <EmergencyAdvice />,
);
