import { z } from 'zod';
import { weekdays } from '#src/domain/weekdays.ts';
import { id, picture, pictureFile, recordsBy, richText, text, wholeNumber } from './kinds.ts';

/** A full or half hour, 10 or '10:30', as hours since midnight. */
const hour = z
  .union([z.int().min(0).max(24), z.string().regex(/^(?:[01]?\d|2[0-3]):[03]0$/)])
  .transform((given) => {
    const [hours, minutes = 0] = String(given).split(':').map(Number);
    return hours! + minutes / 60;
  });

export const session = z
  .strictObject({
    day: z.enum(weekdays),
    from: hour,
    until: hour.transform((hours) => hours || 24),
    title: text,
    kind: z.enum(['consultation', 'care', 'imaging', 'surgery', 'grooming']),
  })
  .refine(({ from, until }) => from < until, 'Ends before it begins');

const vet = z
  .strictObject({
    /** The id in /doctors/{id}, which other records name the vet by. */
    id,
    name: text,
    firstName: text,
    pronoun: z.enum(['she', 'he']),
    profession: text,
    registration: text.optional(),
    title: text,
    years: wholeNumber(0, 70),
    imageUrl: pictureFile,
    figure: picture,
    ground: z.enum(['mint', 'sky', 'wash']),
    pageGround: z.enum(['mint', 'mint-2', 'sky', 'sky-2', 'wash']).optional(),
    clinics: z.array(id.meta({ recordsOf: 'clinics.yaml#slug' })).min(1),
    quote: richText,
    looksAfter: text,
    languages: z.array(text),
    goodToKnow: text,
    firstVisit: z.strictObject({ lead: richText, paragraphs: z.array(richText) }),
    oftenAskedAbout: z.array(text),
    symptoms: z.array(text).optional(),
    sessions: z
      .array(
        session.safeExtend({
          clinic: id.optional(),
        }),
      )
      .optional(),
  })
  .refine(
    ({ symptoms = [], oftenAskedAbout }) =>
      symptoms.every((symptom) => oftenAskedAbout.includes(symptom)),
    'A symptom is not among oftenAskedAbout',
  )
  .refine(
    ({ clinics, sessions = [] }) =>
      sessions.every(({ clinic }) => !clinic || clinics.includes(clinic)),
    'A session is at none of the vet’s clinics',
  )
  .refine(
    ({ sessions = [] }) =>
      sessions.every(
        ({ day, from, until }, index) =>
          !sessions
            .slice(0, index)
            .some((one) => one.day === day && one.from < until && from < one.until),
      ),
    'Two sessions are at the same time',
  );

export const vetsSchema = recordsBy('id', vet);

export type Vet = z.infer<typeof vet>;
