import { booking } from '#content/pages/booking.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { BookingScene } from '#src/features/booking/BookingScene.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /HomeGrooming: the simple booking form alone, without a visible page heading. */
export function Component() {
  const { title, formTitle, description, scene } = booking.groomingContent;
  return (
    <>
      <PageMeta title={formTitle} description={description} />
      <BookingScene title={title} {...scene}>
        <ConnectedBookingForm
          {...bookingForm}
          setup={bookingSetup}
          variant="simple"
          headingLevel={2}
        />
      </BookingScene>
    </>
  );
}
