import { z } from 'zod';
import { plainName } from '#src/domain/clinics.ts';
import { openingHoursSchema } from './hours.ts';
import { id, oncePer, phone, picture, recordsBy, text } from './kinds.ts';

const clinic = z.strictObject({
  slug: id,
  name: text,
  area: text,
  city: text,
  searchWords: text.optional(),
  street: text,
  postalCode: text,
  country: z.string().regex(/^[A-Z]{2}$/),
  storeId: z.int().optional(),
  phone,
  hours: openingHoursSchema.optional(),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  gettingThere: text,
  parking: text,
  services: z.array(id.meta({ recordsOf: 'services.yaml#id' })),
  picture,
});

/** The stores list is joined by a clinic's name too. */
export const clinicsSchema = oncePer(
  oncePer(recordsBy('slug', clinic), 'storeId'),
  'name',
  plainName,
);

export type { Clinic } from '#src/domain/clinics.ts';
