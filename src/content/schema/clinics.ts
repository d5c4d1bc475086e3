import { z } from 'zod';
import { plainName } from '#src/domain/clinics.ts';
import { openingHoursSchema } from './hours.ts';
import {
  group,
  id,
  listOf,
  oncePer,
  phone,
  picture,
  recordsBy,
  shown,
  text,
  textLike,
  wanted,
} from './kinds.ts';

function degrees(most: number) {
  const message = wanted(
    'place on the map',
    'Copy both numbers from a map, for example 12.97 and 77.64.',
  );
  return z.number(message).min(-most, message).max(most, message);
}

const clinic = group({
  slug: id.describe('In /clinics/{slug}.'),
  name: text,
  area: text.describe("The part of the city: what follows 'Book a visit at'."),
  city: text,
  searchWords: text
    .optional()
    .describe('What else people search by, for example an earlier name of the city.'),
  street: text.describe('Number and street.'),
  postalCode: text,
  country: textLike('country', 'Write its two letters, for example IN.', /^[A-Z]{2}$/),
  storeId: z
    .int(wanted('number', 'Write the id of the stores list.'))
    .optional()
    .describe(
      'The id in the stores list. Without it, or where the list lacks it, the name decides.',
    ),
  phone,
  hours: openingHoursSchema.optional(),
  geo: group({ latitude: degrees(90), longitude: degrees(180) }),
  gettingThere: text,
  parking: text,
  services: listOf(id.meta({ recordsOf: 'services.yaml#id' })).describe('Ids of services.yaml.'),
  picture,
});

const apart = oncePer(
  recordsBy('slug', clinic),
  'storeId',
  (store, { name }) =>
    `${shown(store)} is the store of ${shown(name)} too, so one clinic’s page would book at the other. Write each clinic’s own id, or leave it out.`,
);

export const clinicsSchema = oncePer(
  apart,
  'name',
  (name) =>
    `${shown(name)} is there twice, and the stores list is joined by it. Give each clinic its own.`,
  (name) => (typeof name === 'string' ? plainName(name) : name),
);

export type { Clinic } from '#src/domain/clinics.ts';
