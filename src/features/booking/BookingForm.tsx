import { BookingCard, type BookingCardProps } from './form/BookingCard.tsx';
import { BookingFormContext } from './form/BookingFormContext.tsx';
import { type BookingFormOptions, useBookingForm } from './form/useBookingForm.ts';

export type BookingFormProps = BookingFormOptions & BookingCardProps;

/** The booking form (docs/product.md, sections 4, 5, 8 and 9). */
export function BookingForm({ anchor, headingLevel, ...options }: BookingFormProps) {
  return (
    <BookingFormContext value={useBookingForm(options)}>
      <BookingCard anchor={anchor} headingLevel={headingLevel} />
    </BookingFormContext>
  );
}
