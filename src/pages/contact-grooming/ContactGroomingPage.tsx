import { useLocation } from 'react-router-dom';
import { brand } from '#src/content/brand.ts';
import { groomingContent } from '#src/content/booking.ts';
import { AppointmentBooking } from '#src/pages/shared/AppointmentBooking.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import { PageHead } from '#src/sections/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './ContactGroomingPage.module.css';

/** /ContactGrooming: the simple booking form under a page heading. */
export function Component() {
  const { pathname } = useLocation();
  const { title, description, lead, section } = groomingContent;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead
        wall="mint"
        pathname={pathname}
        current="Grooming"
        title={title}
        lead={lead}
        className={styles.head}
      />
      <div className={styles.booking}>
        <BookingSection {...section} phone={brand.phone}>
          <AppointmentBooking variant="simple" headingLevel={2} />
        </BookingSection>
      </div>
    </>
  );
}
