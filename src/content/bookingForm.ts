import { brand } from '#content/brand.yaml';
import { booking } from '#content/pages/booking.yaml';

/** What every booking form needs to know about the clinic. */
export const bookingForm = {
  ...booking.bookingForm,
  phone: brand.phone,
  provider: brand.name,
};
