import { grooming, groomingSection } from '#content/parts/booking.ts';
import { LazyBookingForm } from '#src/pages/shared/LazyBookingForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './ContactGroomingPage.module.css';

export function ContactGroomingPage() {
  const { current, title, description, lead } = grooming;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead current={current} title={title} lead={lead} foot="none" />
      <BookingSection {...groomingSection} className={styles.booking} pictureBelow>
        <LazyBookingForm variant="simple" headingLevel={2} />
      </BookingSection>
    </>
  );
}
