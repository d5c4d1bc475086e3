import { z } from 'zod';
import { group, wanted } from './kinds.ts';

const onOrOff = z.boolean(wanted('switch', 'Write true or false, without quotes.'));

export const siteSchema = group({
  samples: onOrOff,
  darkMode: onOrOff,
  sampleForms: onOrOff,
  comments: onOrOff,
  pages: group({
    homeV2: onOrOff,
    homeV3: onOrOff,
    timetable: onOrOff,
    portfolio: onOrOff,
    blog: onOrOff,
    devHome: onOrOff,
    devContact: onOrOff,
    devAppointmentList: onOrOff,
  }).catchall(onOrOff),
});

export type Site = z.infer<typeof siteSchema>;
