import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { heading, lead } from '#content/pages/services.ts';
import { bookNow, bookVisit } from '#src/components/messages.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { callPhone } from '#src/pages/shared/messages.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ServiceRooms } from './ServiceOverview.tsx';
import { ServiceParts } from './ServiceParts.tsx';
import { groups, parts } from './servicesPage.ts';

export function Head() {
  const { pathname } = useLocation();
  return <PageHead ground="sky" pathname={pathname} title={heading} lead={lead} foot="small" />;
}

export function Rooms() {
  return <ServiceRooms groups={groups} />;
}

/** Service by service, and the ways to book. */
export function Parts() {
  return (
    <>
      <ServiceParts {...parts} />
      <ContactBand
        heading={bookVisit}
        lead={clinicPage.byPhone.lead}
        links={[
          { label: bookNow, href: bookingHref },
          { label: callPhone(brand.phone.display), href: brand.phone.href },
        ]}
      />
    </>
  );
}
