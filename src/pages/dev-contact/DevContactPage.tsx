import { section } from '#content/parts/booking.ts';
import { LazyBookingForm } from '#src/pages/shared/LazyBookingForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';

export function DevContactPage() {
  return (
    <>
      <PageMeta title={section.title} />
      <BookingSection {...section} headingLevel={1}>
        <LazyBookingForm variant="full-with-creation-date" headingLevel={2} />
      </BookingSection>
    </>
  );
}
