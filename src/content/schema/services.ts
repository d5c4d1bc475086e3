import { z } from 'zod';
import { paths } from '#src/config/paths.ts';
import { specifiedTypes } from '#src/domain/appointmentTypes.ts';
import { id, picture, recordsBy, text, wholeNumber } from './kinds.ts';

const service = z.strictObject({
  id: id.refine((name) => paths.serviceDetails(name) !== paths.serviceDetails(), {
    error: 'The site already has this address under /service. Write another id.',
  }),
  name: text,
  summary: text,
  procedure: z.literal(true).optional(),
  purpose: text,
  visit: text.optional(),
  before: text,
  duration: text,
  homeAgain: text,
  after: text,
  booking: z.enum([...specifiedTypes, 'call']).meta({ untranslated: true }),
  veterinary: z.boolean().optional(),
  searchWords: z.string().optional(),
  picture,
  card: z
    .strictObject({
      title: text.optional(),
      text: text.optional(),
      /** The colour of the picture's edge, so that both join. */
      ground: z.enum(['mint', 'sky', 'sky-2', 'wash', 'panel']).optional(),
      /** Other procedures that the card stands for: it leads to what they have in common. */
      services: z.array(id).optional(),
    })
    .optional(),
  room: id,
  footer: wholeNumber(1, 99).optional(),
  footerName: text.optional(),
});

export const servicesSchema = recordsBy('id', service);

export type Service = z.infer<typeof service>;
