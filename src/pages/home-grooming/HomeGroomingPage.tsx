import { grooming, groomingScene } from '#content/pages/booking.ts';
import { BookingForm } from '#src/pages/shared/BookingForm.tsx';
import { BookingScene } from './BookingScene.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /HomeGrooming: the simple booking form alone, without a visible page heading. */
export function Component() {
  const { title, formTitle, description } = grooming;
  return (
    <>
      <PageMeta title={formTitle} description={description} />
      <BookingScene title={title} {...groomingScene}>
        <BookingForm variant="simple" headingLevel={2} />
      </BookingScene>
    </>
  );
}
