import type { BookingSetup } from '#src/domain/bookingSetup.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#src/content/businessHours.ts';
import { rules } from '#content/rules.yaml';
import { services } from '#content/services.yaml';

/**
 * The rules and hours that the booking form goes by.
 */
export const bookingSetup: BookingSetup = {
  rules,
  hours: { bookable: hours.bookable, holidays: hours.holidays },
  clinics: clinics.map((clinic) => ({
    storeId: clinic.storeId,
    name: clinic.name,
    area: clinic.area,
    address: `${clinic.street}, ${clinic.city}`,
    phone: clinic.phone,
    hours: clinic.hours,
    services: clinic.services,
    ...(clinic.englishName && { englishName: clinic.englishName }),
    ...(clinic.types && { types: clinic.types }),
  })),
  services: services.map(({ id, booking, before }) => ({ id, booking, before })),
  email: brand.email,
};
