import type { Clinic } from '#src/domain/clinicDirectory.ts';

export interface VisitPreparation {
  services: readonly { id: string; booking: string; before: string }[];
  /** Where the type's services ask for different things. */
  beforeVisit: readonly string[];
}

/** The preparation for a visit: the services' own where they agree, otherwise the general one. */
export function beforeVisit(
  { services, beforeVisit: usual }: VisitPreparation,
  type: string,
  clinic?: Pick<Clinic, 'services'>,
): readonly string[] {
  const booked = services.filter(
    ({ id, booking }) => booking === type && (clinic?.services.includes(id) ?? true),
  );
  const [first, ...others] = new Set(booked.map(({ before }) => before));
  // The first service's text is complete; others may be its beginning.
  return first && others.every((other) => first.startsWith(other)) ? [first] : usual;
}
