import { brand } from '#content/brand.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { bookNow, bookVisit } from '#src/components/messages.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { ContactBand, type ContactBandProps } from '#src/sections/contact/ContactBand.tsx';
import { callPhone } from './messages.ts';

/** The last section of pages without a booking form. */
export function BookVisitBand({ ground }: Pick<ContactBandProps, 'ground'>) {
  return (
    <ContactBand
      ground={ground}
      heading={bookVisit}
      lead={clinicPage.byPhone.lead}
      links={[
        { label: bookNow, href: bookingHref },
        { label: callPhone(brand.phone.display), href: brand.phone.href },
      ]}
    />
  );
}
