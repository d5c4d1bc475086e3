import { type Clinic, profileOf } from '#src/domain/clinicDirectory.ts';
import type { ClosedDay } from '#src/domain/time/openingHours.ts';
import type { Store } from '#src/domain/types.ts';

/** What the booking form needs to know of a clinic. */
export type ClinicHours = Pick<
  Clinic,
  'storeId' | 'name' | 'englishName' | 'area' | 'phone' | 'hours' | 'types'
> & {
  /** Street and city, to know the clinic by. */
  address?: string;
  /** The ids of its services, where they are known. */
  services?: readonly string[];
};

/** What a service says of a visit: the appointment type that it is booked as, and what to do before. */
export interface BookedService {
  id: string;
  booking: string;
  before: string;
}

/** The rules and records of a form. */
export interface BookingSetup {
  hours: {
    /** The first and the last time that can be booked, HH:MM. */
    bookableTimes: { first: string; last: string };
    closedDays: readonly ClosedDay[];
  };
  clinics: readonly ClinicHours[];
  services: readonly BookedService[];
  /** The preparation for a visit whose services don't all ask for the same. */
  beforeVisit: readonly string[];
  /** The chosen clinic's, where they are known. */
  clinic?: ClinicHours | undefined;
}

/** The setup with what is known of a store. */
export function withClinic(setup: BookingSetup, store?: Pick<Store, 'id'>): BookingSetup {
  return { ...setup, clinic: store && profileOf(setup.clinics, store) };
}

/** What to do before a visit of a type at a clinic: what its services say where they all say the same, otherwise what holds for any visit. */
export function beforeVisit(
  { services, beforeVisit: usual }: Pick<BookingSetup, 'services' | 'beforeVisit'>,
  type: string,
  clinic?: Pick<ClinicHours, 'services'>,
): readonly string[] {
  const booked = services.filter(
    ({ id, booking }) => booking === type && (clinic?.services?.includes(id) ?? true),
  );
  const [said, ...others] = new Set(booked.map(({ before }) => before));
  // The type's first service says it in full, the others may say its beginning.
  const isSame = said && others.every((other) => said.startsWith(other));
  return isSame ? [said] : usual;
}
