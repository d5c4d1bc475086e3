import { groomingContent } from '#src/content/booking.ts';
import { AppointmentBooking } from '#src/pages/shared/AppointmentBooking.tsx';
import { BookingRoom } from '#src/sections/booking/BookingRoom.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /HomeGrooming: the simple booking form alone, without a page heading to be seen. */
export function Component() {
  const { title, formTitle, description, room } = groomingContent;
  return (
    <>
      <PageMeta title={formTitle} description={description} />
      <BookingRoom title={title} {...room}>
        <AppointmentBooking variant="simple" headingLevel={2} />
      </BookingRoom>
    </>
  );
}
