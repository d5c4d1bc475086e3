import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.yaml';
import { booking } from '#content/pages/booking.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import * as shared from '#src/pages/shared/messages.ts';
import styles from './ContactGroomingPage.module.css';

/** /ContactGrooming: the simple booking form under a page heading. */
export function Component() {
  const { pathname } = useLocation();
  const { title, description, lead, section } = booking.groomingContent;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead
        ground="mint"
        pathname={pathname}
        current={shared.grooming}
        title={title}
        lead={lead}
        foot="none"
      />
      <div className={styles.booking}>
        <BookingSection {...section} phone={brand.phone}>
          <ConnectedBookingForm
            {...bookingForm}
            setup={bookingSetup}
            variant="simple"
            headingLevel={2}
          />
        </BookingSection>
      </div>
    </>
  );
}
