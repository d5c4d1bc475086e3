import type { Clinic } from '#src/domain/clinicDirectory.ts';

export interface PreparationContent {
  services: readonly { id: string; booking: string; before: string }[];
  /** For a type whose services ask for different things. */
  generalPreparation: readonly string[];
}

/** Returns how to prepare: as the type's services ask if they agree, otherwise in general. */
export function preparationFor(
  { services, generalPreparation }: PreparationContent,
  type: string,
  clinic?: Pick<Clinic, 'services'>,
): readonly string[] {
  const booked = services.filter(
    ({ id, booking }) => booking === type && (clinic?.services.includes(id) ?? true),
  );
  const [first, ...others] = new Set(booked.map(({ before }) => before));
  // The first service's text is complete; others may be its beginning.
  return first && others.every((other) => first.startsWith(other)) ? [first] : generalPreparation;
}
