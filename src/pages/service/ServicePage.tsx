import { emergency, head } from '#content/pages/services.ts';
import logo from '#content/pictures/scenes/logo-light.svg';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ServiceOverview } from './ServiceOverview.tsx';

const ServiceHead = staticSection(async () => (await import('./ServiceSections.tsx')).ServiceHead);
const RoomList = staticSection(async () => (await import('./ServiceSections.tsx')).RoomList);
const ServicesByName = staticSection(
  async () => (await import('./ServiceSections.tsx')).ServicesByName,
);

export function ServicePage() {
  return (
    <>
      <PageMeta {...head} />
      <ServiceHead />
      <ServiceOverview
        logo={{ src: logo, width: 220, height: 56, alt: '' }}
        rooms={<RoomList />}
        emergency={{ ...emergency, advice: <EmergencyAdvice /> }}
      />
      <ServicesByName />
    </>
  );
}
