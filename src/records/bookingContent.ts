import { brand } from '#content/brand.ts';
import { bookableTimes, closedDays } from '#content/hours.ts';
import { beforeVisit, pictures } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';
import type { BookingSetup } from '#src/features/booking/rules/bookingSetup.ts';
import { clinicProfiles } from '#src/records/clinicProfiles.ts';

const setup: BookingSetup = {
  hours: { bookableTimes, closedDays },
  clinics: clinicProfiles.map((clinic) => ({
    ...clinic,
    address: `${clinic.street}, ${clinic.city}`,
  })),
  services,
  beforeVisit,
};

/** The same in every booking form of the site. */
export const bookingContent = { ...pictures, phone: brand.phone, setup };
