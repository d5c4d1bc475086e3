import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { bookableTimes, closedDays } from '#content/hours.ts';
import { generalPreparation, pictures } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';

/** The same in every booking form of the site. */
export const bookingContent = {
  ...pictures,
  phone: brand.phone,
  hours: { bookableTimes, closedDays },
  clinics,
  services,
  generalPreparation,
};
