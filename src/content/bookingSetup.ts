import type { BookingSetup } from '#src/domain/bookingSetup.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#content/hours.yaml';
import { rules } from '#content/rules.yaml';
import { services } from '#content/services.yaml';
import { groupBy } from '#src/domain/groupBy.ts';

/**
 * The rules and hours that the booking form goes by.
 */
export const bookingSetup: BookingSetup = {
  rules,
  hours: { bookable: hours.bookable, holidays: hours.holidays },
  phoneHours: { week: hours.phone, holidays: hours.holidays },
  clinics: clinics.map((clinic) => ({
    storeId: clinic.storeId,
    name: clinic.name,
    area: clinic.area,
    address: `${clinic.street}, ${clinic.city}`,
    phone: clinic.phone,
    hours: clinic.hours,
    ...(clinic.types && { types: clinic.types }),
  })),
  beforeVisit: new Map(
    [...groupBy(services, ({ booking }) => booking)].flatMap(([type, booked]) => {
      const [said, ...others] = new Set(booked.map(({ before }) => before));
      // The type's first service says it in full, the others may say its beginning.
      return said && others.every((other) => said.startsWith(other)) ? [[type, said] as const] : [];
    }),
  ),
  email: brand.email,
};
