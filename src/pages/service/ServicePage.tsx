import { emergency, head } from '#content/pages/services.ts';
import logo from '#content/pictures/scenes/logo-light.svg';
import { Sections } from '#src/components/layout/Sections.tsx';
import { EmergencyNow } from '#src/emergency/EmergencyNow.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ServiceOverview } from './ServiceOverview.tsx';

const Head = staticSection(async () => (await import('./ServiceSections.tsx')).Head);
const Rooms = staticSection(async () => (await import('./ServiceSections.tsx')).Rooms);
const Parts = staticSection(async () => (await import('./ServiceSections.tsx')).Parts);

export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Sections>
        <Head />
        <ServiceOverview
          logo={{ src: logo, width: 220, height: 56, alt: '' }}
          rooms={<Rooms />}
          emergency={{ ...emergency, advice: <EmergencyNow /> }}
        />
        <Parts />
      </Sections>
    </>
  );
}
