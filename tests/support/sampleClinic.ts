import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Week } from '#src/domain/time/openingHours.ts';

/** A clinic in Chennai that is always closed. */
export function sampleClinic(area: string, changes: Partial<Clinic> = {}): Clinic {
  return {
    slug: area.toLowerCase(),
    name: area,
    area,
    city: 'Chennai',
    street: '1, Road',
    postalCode: '600000',
    country: 'IN',
    phone: { display: '1', number: '1', href: 'tel:1' },
    hours: {},
    geo: { latitude: 13, longitude: 80.26 },
    gettingThere: '',
    parking: '',
    services: [],
    serviceTypes: ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'],
    ...changes,
  };
}

/** A week with these hours on its first days, from Monday on; the others are closed. */
export function weekOf(opens: string, closes: string, openDays = 7): Week {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  return Object.fromEntries(days.slice(0, openDays).map((day) => [day, [opens, closes]]));
}
