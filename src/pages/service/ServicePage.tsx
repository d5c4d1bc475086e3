import { useLocation } from 'react-router-dom';
import { servicesPage } from '#src/content/servicesPage.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ServiceOverview } from '#src/sections/services/ServiceOverview.tsx';
import { ServiceParts } from '#src/sections/services/ServiceParts.tsx';

/** /service: all services, grouped by what an owner notices. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={servicesPage.title} description={servicesPage.description} />
      <PageHead
        ground="sky"
        pathname={pathname}
        title={servicesPage.heading}
        lead={servicesPage.lead}
        foot="small"
      />
      <ServiceOverview {...servicesPage.overview} />
      <ServiceParts {...servicesPage.parts} />
    </>
  );
}
