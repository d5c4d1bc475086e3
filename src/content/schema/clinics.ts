import { z } from 'zod';
import { openingHoursSchema } from './hours.ts';
import { group, id, listOf, phone, picture, recordsBy, text, textLike, wanted } from './kinds.ts';

function degrees(most: number) {
  const message = wanted(
    'place on the map',
    'Copy both numbers from a map, for example 12.97 and 77.64.',
  );
  return z.number(message).min(-most, message).max(most, message);
}

const clinic = group({
  /** In /clinics/{slug}. */
  slug: id,
  name: text,
  /** The part of the city: what follows 'Book at'. */
  area: text,
  city: text,
  /** Number and street. */
  street: text,
  postalCode: text,
  country: textLike('country', 'Write its two letters, for example IN.', /^[A-Z]{2}$/),
  /** The id in the stores list. Without it, or where the list lacks it, the name decides. */
  storeId: z.int(wanted('number', 'Write the id of the stores list.')).optional(),
  phone,
  hours: openingHoursSchema,
  geo: group({ latitude: degrees(90), longitude: degrees(180) }),
  gettingThere: text,
  parking: text,
  /** Ids of services.ts. */
  services: listOf(id),
  picture,
});

export const clinicsSchema = recordsBy('slug', clinic);

export type Clinic = z.infer<typeof clinic>;
