import { booking } from '#content/pages/booking.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { brand } from '#content/brand.yaml';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /devcontact: the full booking form, which also sends `creationDate`. */
export function Component() {
  return (
    <>
      <PageMeta title={booking.bookingContent.title} noindex />
      <BookingSection {...booking.bookingContent} headingLevel={1} phone={brand.phone}>
        <ConnectedBookingForm
          {...bookingForm}
          setup={bookingSetup}
          variant="full-with-creation-date"
          headingLevel={2}
        />
      </BookingSection>
    </>
  );
}
