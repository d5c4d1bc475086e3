import { z } from 'zod';
import { group, language, listOf, wanted } from './kinds.ts';

const onOrOff = z.boolean(wanted('switch', 'Write true or false, without quotes.'));

export const siteSchema = group({
  samples: onOrOff.describe(
    'false once all facts are your own: the build refuses what is left of the sample.',
  ),
  sampleForms: onOrOff.describe('The forms without a call of their own.'),
  comments: onOrOff.describe('Below articles.'),
  pages: group({
    homeV2: onOrOff,
    homeV3: onOrOff,
    timetable: onOrOff,
    portfolio: onOrOff,
    prices: onOrOff,
    blog: onOrOff,
    devHome: onOrOff,
    devContact: onOrOff,
    devAppointmentList: onOrOff,
  }).catchall(onOrOff),
  languages: listOf(language)
    .optional()
    .describe('Besides English: the folders with its words, hi for Hindi.'),
});

export type Site = z.infer<typeof siteSchema>;
