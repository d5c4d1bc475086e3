import { section } from '#content/pages/booking.ts';
import { bookingForm, bookingSetup } from '#src/pages/shared/bookingSetup.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /devcontact: the full booking form, which also sends `creationDate`. */
export function Component() {
  return (
    <>
      <PageMeta title={section.title} noindex />
      <BookingSection {...section} headingLevel={1}>
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
