import { grooming, groomingScene } from '#content/parts/booking.ts';
import { LazyBookingForm } from '#src/pages/shared/LazyBookingForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { BookingScene } from './BookingScene.tsx';

export function HomeGroomingPage() {
  const { title, formTitle, description } = grooming;
  return (
    <>
      <PageMeta title={formTitle} description={description} />
      <BookingScene title={title} {...groomingScene}>
        <LazyBookingForm variant="simple" headingLevel={2} />
      </BookingScene>
    </>
  );
}
