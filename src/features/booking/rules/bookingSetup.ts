import { type Clinic, clinicOfStore } from '#src/domain/clinicDirectory.ts';
import type { ClosedDay } from '#src/domain/time/openingHours.ts';
import type { Store } from '#src/domain/types.ts';

export type ClinicFacts = Pick<
  Clinic,
  'storeId' | 'name' | 'englishName' | 'area' | 'phone' | 'hours' | 'types'
> & {
  address?: string;
  services?: readonly string[];
};

export interface BookedService {
  id: string;
  booking: string;
  before: string;
}

export interface BookingSetup {
  hours: {
    /** The first and last bookable time, HH:MM. */
    bookableTimes: { first: string; last: string };
    closedDays: readonly ClosedDay[];
  };
  clinics: readonly ClinicFacts[];
  services: readonly BookedService[];
  /** Preparation where the type's services ask for different things. */
  beforeVisit: readonly string[];
  clinic?: ClinicFacts | undefined;
}

export function withClinic(setup: BookingSetup, clinic: Store | undefined): BookingSetup {
  return { ...setup, clinic: clinic && clinicOfStore(setup.clinics, clinic.id) };
}

/** The preparation for a visit: the services' own where they agree, otherwise the general one. */
export function beforeVisit(
  { services, beforeVisit: usual }: Pick<BookingSetup, 'services' | 'beforeVisit'>,
  type: string,
  clinic?: Pick<ClinicFacts, 'services'>,
): readonly string[] {
  const booked = services.filter(
    ({ id, booking }) => booking === type && (clinic?.services?.includes(id) ?? true),
  );
  const [first, ...others] = new Set(booked.map(({ before }) => before));
  // The first service's text is complete; others may be its beginning.
  return first && others.every((other) => first.startsWith(other)) ? [first] : usual;
}
