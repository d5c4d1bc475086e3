import { formatMinutes } from '#src/domain/timeOfDay.ts';
import { type ClinicTimes, openMinutes } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecords, recordValues } from './records.ts';

const dayMinutes = 24 * 60;

/** The first time at which the site would send emergencies to the hospitals while no clinic is open. */
export function checkEmergency(known: ContentRecords): Problem[] {
  const record = known.get('hours.yaml');
  if (!record?.data || !known.get('clinics.yaml')?.data) return [];
  const { hours } = recordValues('hours.yaml');
  const { clinics } = recordValues('clinics.yaml');
  if (clinics.length === 0) return [];
  const taken = openMinutes(hours.emergency);
  // What a clinic says of its emergencies counts; of one that says nothing, when it is open.
  const said = known.get('clinics.yaml')!.data as { hours?: Partial<ClinicTimes> }[];
  const open = clinics.map(({ hours: own, isVeterinary }, index) =>
    openMinutes(said[index]?.hours?.emergency ?? (isVeterinary ? own.week : {})),
  );
  const isLeft = (minute: number) => taken[minute] === 1 && open.every((week) => !week[minute]);
  const from = taken.findIndex((_, minute) => isLeft(minute));
  if (from === -1) return [];
  let to = from;
  while (to < taken.length && isLeft(to)) to += 1;
  const day = weekdays[Math.floor(from / dayMinutes)];
  return [
    {
      file: record.file.name,
      line: record.file.lineOf(['emergency']),
      text: `emergency: on ${day} from ${timeOf(from)} to ${timeOf(to)} no clinic takes them by clinics.yaml, and the site would send emergencies there. Shorten these hours, or write in clinics.yaml when the hospitals are open or take them.`,
    },
  ];
}

/** Minutes since Monday's midnight as a time of day. */
function timeOf(minute: number): string {
  return formatMinutes(minute % dayMinutes);
}
