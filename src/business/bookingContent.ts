import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { bookableTimes, closedDays } from '#content/hours.ts';
import { confirmationPictures, generalPreparation } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';

/** The same in every booking form of the site. */
export const bookingContent = {
  ...confirmationPictures,
  phone: brand.phone,
  hours: { bookableTimes, closedDays },
  clinics,
  services,
  generalPreparation,
};
