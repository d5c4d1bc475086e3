import { type Clinic, profileOf } from '#src/domain/clinicDirectory.ts';
import type { ClosedDay } from '#src/domain/time/openingHours.ts';
import type { Store } from '#src/domain/types.ts';

/** A clinic as the content has it, as far as a booking needs it. */
export type ClinicFacts = Pick<
  Clinic,
  'storeId' | 'name' | 'englishName' | 'area' | 'phone' | 'hours' | 'types'
> & {
  /** Street and city. */
  address?: string;
  /** The ids of its services, where they are known. */
  services?: readonly string[];
};

/** A service, as far as a booking needs it. */
export interface BookedService {
  id: string;
  /** The appointment type that it is booked as. */
  booking: string;
  /** How to prepare for the visit. */
  before: string;
}

/** The business's hours, clinics and services, as the page hands them to a form. */
export interface BookingSetup {
  hours: {
    /** The first and the last time that can be booked, HH:MM. */
    bookableTimes: { first: string; last: string };
    closedDays: readonly ClosedDay[];
  };
  clinics: readonly ClinicFacts[];
  services: readonly BookedService[];
  /** How to prepare for a visit whose services don't all ask for the same. */
  beforeVisit: readonly string[];
  /** The chosen clinic, where the content knows it. */
  clinic?: ClinicFacts | undefined;
}

/** The setup with the chosen clinic. */
export function withClinic(setup: BookingSetup, clinic: Store | undefined): BookingSetup {
  return { ...setup, clinic: clinic && profileOf(setup.clinics, clinic) };
}

/** How to prepare for a visit of a type at a clinic: as its services say where they agree, otherwise as for any visit. */
export function beforeVisit(
  { services, beforeVisit: usual }: Pick<BookingSetup, 'services' | 'beforeVisit'>,
  type: string,
  clinic?: Pick<ClinicFacts, 'services'>,
): readonly string[] {
  const booked = services.filter(
    ({ id, booking }) => booking === type && (clinic?.services?.includes(id) ?? true),
  );
  const [first, ...others] = new Set(booked.map(({ before }) => before));
  // The type's first service says it in full, the others may say its beginning.
  return first && others.every((other) => first.startsWith(other)) ? [first] : usual;
}
