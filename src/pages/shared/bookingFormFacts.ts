import { brand } from '#content/brand.ts';
import { bookableTimes, closedDays } from '#content/hours.ts';
import { beforeVisit, pictures } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';
import type { BookingSetup } from '#src/features/booking/rules/bookingSetup.ts';
import { clinicProfiles } from '#src/records/clinicProfiles.ts';

export const bookingForm = { ...pictures, phone: brand.phone };

export const bookingSetup: BookingSetup = {
  hours: { bookableTimes, closedDays },
  clinics: clinicProfiles.map((clinic) => ({
    ...clinic,
    address: `${clinic.street}, ${clinic.city}`,
  })),
  services,
  beforeVisit,
};
