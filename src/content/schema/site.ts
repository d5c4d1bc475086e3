import { z } from 'zod';
import { group, language, listOf, oneOf, wanted } from './kinds.ts';

const onOrOff = z.boolean(wanted('switch', 'Write true or false, without quotes.'));

/** The pages of the sample that promise something to owners. */
const promising = oneOf(
  'about',
  'booking',
  'homeV2',
  'homeV3',
  'landing',
  'privacy',
  'serviceDetails',
  'timetable',
);

/** By the names that Unicode has for them. */
const scripts =
  'Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Tamil Telugu Arabic Cyrillic Greek Han Hebrew Thai'.split(
    ' ',
  ) as [string, ...string[]];

export const siteSchema = group({
  samples: onOrOff.describe(
    'false once all facts are your own: the build refuses what is left of the sample.',
  ),
  darkMode: onOrOff.describe('false: light at night too.'),
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
  keptPromises: listOf(promising)
    .optional()
    .describe('Pages whose promises are true of you as the sample words them.'),
  deviceScripts: listOf(oneOf(...scripts))
    .optional()
    .describe(
      "Scripts that the site's fonts lack and devices have: the check says no more of their letters.",
    ),
  languages: listOf(language)
    .optional()
    .describe('Besides English: the folders with its words, hi for Hindi.'),
});

export type Site = z.infer<typeof siteSchema>;
