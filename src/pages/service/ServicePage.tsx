import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import * as page from '#content/pages/services.ts';
import { EmergencyNow } from '#src/pages/shared/emergency/EmergencyNow.tsx';
import * as common from '#src/components/messages.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { callPhone } from '#src/pages/shared/messages.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ServiceOverview } from '#src/sections/services/ServiceOverview.tsx';
import { ServiceParts } from '#src/sections/services/ServiceParts.tsx';
import { overview, parts } from './servicesPage.ts';

/** /service: all services, grouped by what an owner notices. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta {...page.head} />
      <PageHead
        ground="sky"
        pathname={pathname}
        title={page.heading}
        lead={page.lead}
        foot="small"
      />
      <ServiceOverview {...overview} emergency={{ ...page.emergency, advice: <EmergencyNow /> }} />
      <ServiceParts {...parts} />
      <ContactBand
        heading={common.bookVisit}
        lead={clinicPage.byPhone.lead}
        links={[
          { label: common.bookNow, href: bookingHref },
          { label: callPhone(brand.phone.display), href: brand.phone.href },
        ]}
      />
    </>
  );
}
