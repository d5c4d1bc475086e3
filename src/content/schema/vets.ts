import { z } from 'zod';
import { hourText } from '#src/domain/timetable.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import {
  group,
  id,
  listOf,
  oneOf,
  picture,
  pictureFile,
  recordsBy,
  richText,
  shown,
  text,
  wanted,
  wholeNumber,
} from './kinds.ts';

const asHour = wanted('time', "Write a full hour, 10, or a half one, '10:30', on a 24-hour clock.");
/** A full or half hour, as hours since midnight. */
const hour = z
  .union(
    [
      z.int(asHour).min(0, asHour).max(24, asHour),
      z.string().regex(/^(?:[01]?\d|2[0-3]):[03]0$/, asHour),
    ],
    asHour,
  )
  .transform((given) => {
    const [hours, minutes = 0] = String(given).split(':').map(Number);
    return hours! + minutes / 60;
  });

export const session = group({
  day: oneOf(...weekdays),
  from: hour.describe("Full or half hours, 24-hour clock: 10, or '10:30'."),
  until: hour.transform((hours) => hours || 24).describe('On the same day; 24 is midnight.'),
  title: text,
  kind: oneOf('consultation', 'care', 'imaging', 'surgery', 'grooming').describe(
    'Its colour on the timetable.',
  ),
}).superRefine(({ from, until }, context) => {
  if (until <= from)
    context.addIssue({
      code: 'custom',
      path: ['until'],
      message: `${hourText(until)} is not after ${hourText(from)}, when it begins.`,
    });
});

const vet = group({
  /** The id in /doctors/{id}, which other records name the vet by. */
  id,
  name: text,
  firstName: text.describe("For 'A first visit with Meera'."),
  pronoun: oneOf('she', 'he'),
  profession: text.describe('Qualification.'),
  registration: text
    .optional()
    .describe(
      "The council and the number of the entry in its register. It shows on the vet's page and where a text page lists them.",
    ),
  title: text,
  years: wholeNumber(0, 70).describe('Years of experience.'),
  imageUrl: pictureFile.describe('The portrait, with its background.'),
  figure: picture.describe('The portrait without a background, for a frame of any colour.'),
  ground: oneOf('mint', 'sky', 'wash').describe(
    "The colour behind the portrait on cards; not the colour of the vet's coat.",
  ),
  pageGround: oneOf('mint', 'mint-2', 'sky', 'sky-2', 'wash')
    .optional()
    .describe(
      "The same on /doctors and on the vet's page, whose wall is mint: not the mints (the second row's on /doctors: not sky). Default: wash.",
    ),
  clinics: listOf(id.meta({ recordsOf: 'clinics.yaml#slug' })).describe(
    'Where the vet works: slugs of clinics.yaml. The first one is where the timetable expects them, unless a session names another.',
  ),
  quote: richText.describe("One sentence in the vet's own words."),
  looksAfter: text,
  languages: listOf(text),
  goodToKnow: text,
  firstVisit: group({ lead: richText, paragraphs: listOf(richText) }),
  oftenAskedAbout: listOf(text),
  symptoms: listOf(text)
    .optional()
    .describe(
      'The topics of oftenAskedAbout that link to the vet on /doctors. Default: the first two.',
    ),
  sessions: listOf(
    session.safeExtend({
      clinic: id.optional().describe("Where, if not at the first of the vet's clinics."),
    }),
  )
    .optional()
    .describe(
      "The vet's week. Those of others at the same time stand beside them on the timetable.",
    ),
}).superRefine(({ symptoms = [], oftenAskedAbout, clinics, sessions = [] }, context) => {
  const complain = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, symptom] of symptoms.entries())
    if (!oftenAskedAbout.includes(symptom))
      complain(
        ['symptoms', index],
        `${shown(symptom)} is not in oftenAskedAbout. Write it there too, in the same words.`,
      );
  for (const [index, { clinic, day, from, until, title }] of sessions.entries()) {
    if (clinic && !clinics.includes(clinic))
      complain(
        ['sessions', index, 'clinic'],
        `${shown(clinic)} is none of the vet’s clinics. Write it there too.`,
      );
    const other = sessions
      .slice(0, index)
      .find((one) => one.day === day && one.from < until && from < one.until);
    if (other)
      complain(
        ['sessions', index],
        `${title} on ${day} is at the same time as ${other.title}. A vet is in one place: mend the hours of one.`,
      );
  }
});

export const vetsSchema = recordsBy('id', vet);

export type Vet = z.infer<typeof vet>;
