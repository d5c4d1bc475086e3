import { z } from 'zod';
import { plainName } from '#src/domain/clinics.ts';
import { id, oncePer, phone, picture, recordsBy, text, time } from './kinds.ts';

const hoursOfDay = z
  .tuple([time, time])
  .refine(([opens, closes]) => opens < closes, 'Closes before it opens')
  .optional();

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
  hours: z.strictObject({
    mon: hoursOfDay,
    tue: hoursOfDay,
    wed: hoursOfDay,
    thu: hoursOfDay,
    fri: hoursOfDay,
    sat: hoursOfDay,
    sun: hoursOfDay,
  }),
  emergency: z.literal(true).optional(),
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
