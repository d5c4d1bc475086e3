import { clinics } from '#content/clinics.yaml';
import { orderedTypes, specifiedTypes } from '#src/domain/appointmentTypes.ts';

const given = clinics.flatMap(({ types = [] }) => types);

/** What can be booked at one clinic or another, in the order of every list; those of docs/product.md, section 3, where no clinic says it. */
export const appointmentTypes: readonly string[] =
  given.length > 0 ? orderedTypes(given) : specifiedTypes;
