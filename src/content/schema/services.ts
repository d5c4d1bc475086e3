import { z } from 'zod';
import { paths } from '#src/config/paths.ts';
import { group, id, listOf, oneOf, picture, recordsBy, text, wholeNumber } from './kinds.ts';

const service = group({
  /** The anchor of its part on /service; of a procedure also the id in /service/{id}. Clinics name it by this. */
  id: id.refine((name) => paths.serviceDetails(name) !== paths.serviceDetails(), {
    error: 'The site already has this address under /service. Write another id.',
  }),
  name: text,
  /** The service in a few plain words, for lists. */
  summary: text,
  /** Under sedation: the page about procedures is its page. */
  procedure: z.literal(true).optional(),
  /** What it is for; one or two sentences. */
  purpose: text,
  /** A visit of this kind, where its time is told, if it goes by another name than the service. */
  visit: text.optional(),
  /** What owner and pet have to do beforehand. A short phrase, as the next two. */
  before: text,
  /** Time at the clinic. */
  duration: text,
  /** When the pet can go home. */
  homeAgain: text,
  /** What happens or matters afterwards; one or two sentences. */
  after: text,
  /** What the booking form is opened with; 'call' where no form books it. */
  booking: oneOf('Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming', 'call'),
  /** Other words that owners look for it by. */
  searchWords: z.string().optional(),
  picture,
  /** The texts of its card, if they differ from name and summary. */
  card: group({
    title: text.optional(),
    text: text.optional(),
    /** The colour of the picture's edge, so that both join. */
    ground: oneOf('mint', 'sky', 'sky-2', 'wash', 'panel').optional(),
    /** Other procedures that the card stands for: it leads to what they have in common. */
    services: listOf(id).optional(),
  }).optional(),
  /** Its section on /service, by the id in pages/services.ts; without it, it is in none. */
  room: id.optional(),
  /** Its place in the footer's list; without it, it is not listed. */
  footer: wholeNumber(1, 99).optional(),
  /** Its name there, if it differs: a hospital's own word for it. */
  footerName: text.optional(),
});

export const servicesSchema = recordsBy('id', service);

export type Service = z.infer<typeof service>;
