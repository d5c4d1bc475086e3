import { z } from 'zod';
import { paths } from '#src/config/paths.ts';
import { specifiedTypes } from '#src/domain/appointmentTypes.ts';
import {
  group,
  id,
  listOf,
  oneOf,
  picture,
  recordsBy,
  shown,
  text,
  wholeNumber,
  yesOrNo,
} from './kinds.ts';
import { nearest } from './nearest.ts';

const bookings = [...specifiedTypes, 'call'];

/** Nearly one of the known ones is most likely a slip: it would be offered as a type of its own. */
const booking = text.refine((type) => bookings.includes(type) || !nearest(type, bookings), {
  error: ({ input }) =>
    `${shown(input)} is no choice here. Did you mean ${shown(nearest(String(input), bookings))}?`,
});

const service = group({
  id: id
    .refine((name) => paths.serviceDetails(name) !== paths.serviceDetails(), {
      error: 'The site already has this address under /service. Write another id.',
    })
    .describe(
      'The anchor of its part on /service; of a procedure also the id in /service/{id}. Clinics name it by this.',
    ),
  name: text,
  summary: text.describe('The service in a few plain words, for lists.'),
  procedure: z
    .literal(true)
    .optional()
    .describe('Under sedation: the page about procedures is its page.'),
  purpose: text.describe('What it is for; one or two sentences.'),
  visit: text
    .optional()
    .describe(
      'A visit of this kind, where its time is told, if it goes by another name than the service.',
    ),
  before: text.describe(
    'What owner and pet have to do beforehand. A short phrase, as the next two.',
  ),
  duration: text.describe('Time at the clinic.'),
  homeAgain: text.describe('When the pet can go home.'),
  after: text.describe('What happens or matters afterwards; one or two sentences.'),
  booking: booking
    .meta({ untranslated: true })
    .describe(
      "The appointment type that the booking form offers for it: Vet Consultation, Pet Vaccination and Surgery as far as the stores list allows them, Grooming in its own form, or another in your own words, where a clinic has the service; 'call' where no form books it.",
    ),
  veterinary: yesOrNo
    .optional()
    .describe(
      "false: no vet's work. A clinic with no other services takes no emergencies, and is no vet's for search engines. Without it: false where it is booked as Grooming.",
    ),
  searchWords: z.string().optional().describe('Other words that owners look for it by.'),
  picture,
  card: group({
    title: text.optional(),
    text: text.optional(),
    /** The colour of the picture's edge, so that both join. */
    ground: oneOf('mint', 'sky', 'sky-2', 'wash', 'panel').optional(),
    /** Other procedures that the card stands for: it leads to what they have in common. */
    services: listOf(id).optional(),
  })
    .optional()
    .describe('The texts of its card, if they differ from name and summary.'),
  room: id.describe(
    'Its section on /service, by the id in pages/services.yaml: unwell, well, operation, why, stay, strong.',
  ),
  footer: wholeNumber(1, 99)
    .optional()
    .describe("Its place in the footer's list; without it, it is not listed."),
  footerName: text
    .optional()
    .describe("Its name there, if it differs: a hospital's own word for it."),
});

export const servicesSchema = recordsBy('id', service);

export type Service = z.infer<typeof service>;
