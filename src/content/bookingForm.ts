import { brand } from '#content/brand.yaml';
import { booking } from '#content/pages/booking.yaml';
import logo from '#content/pictures/places/logo.svg';

/** What every booking form needs to know about the clinic. */
export const bookingForm = {
  ...booking.bookingForm,
  phone: brand.phone,
  provider: brand.name,
  /** On the printed confirmation. */
  logo: { src: logo, width: 189, height: 48, alt: brand.name },
};
