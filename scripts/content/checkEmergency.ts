import { clinicsSchema } from '#src/content/schema/clinics.ts';
import { hoursSchema } from '#src/content/schema/hours.ts';
import { formatMinutes } from '#src/domain/timeOfDay.ts';
import { openMinutes } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import type { RecordModules } from './checkRecords.ts';
import type { ContentFiles } from './ContentFile.ts';
import type { Problem } from './Problem.ts';

const dayMinutes = 24 * 60;

/** The first time at which the site would send emergencies to the hospitals while no clinic is open. */
export function checkEmergency(files: ContentFiles, modules: RecordModules): Problem[] {
  const file = files.get('hours.ts');
  const hours = hoursSchema.safeParse(modules['hours.ts']?.['hours']).data;
  const clinics = clinicsSchema.safeParse(modules['clinics.ts']?.['clinics']).data;
  if (!file || !hours || !clinics?.length) return [];
  const taken = openMinutes(hours.emergency);
  const open = clinics.map((clinic) => openMinutes(clinic.hours.week));
  const isLeft = (minute: number) => taken[minute] === 1 && open.every((week) => !week[minute]);
  const from = taken.findIndex((_, minute) => isLeft(minute));
  if (from === -1) return [];
  let to = from;
  while (to < taken.length && isLeft(to)) to += 1;
  const day = weekdays[Math.floor(from / dayMinutes)];
  return [
    {
      file: file.name,
      line: file.lineOf(['hours', 'emergency']),
      text: `emergency: on ${day} from ${timeOf(from)} to ${timeOf(to)} no clinic is open by clinics.ts, and the site would send emergencies there. Shorten these hours, or write in clinics.ts when the hospitals are open.`,
    },
  ];
}

/** Minutes since Monday's midnight as a time of day. */
function timeOf(minute: number): string {
  return formatMinutes(minute % dayMinutes);
}
