import { bookingHref, paths } from '#src/config/paths.ts';
import { sessionHours, sessionsOn, weekdays, type Session } from '#src/domain/timetable.ts';
import cat from '#content/pictures/scenes/cat-bare.svg';
import { hours } from './hours.ts';
import { vetById } from './vetById.ts';

function city(clinic: string) {
  return clinic.split(',')[0] ?? clinic;
}

/** A vet's sessions. Each links to the vet's page and takes place at the vet's clinic. */
function withVet(
  vetId: string,
  kind: Session['kind'],
  title: string,
  times: [day: Session['day'], from: number, until: number][],
): Session[] {
  const vet = vetById(vetId);
  const detail = { label: vet.name, href: paths.vet(vetId) };
  return times.map(([day, from, until]) => ({
    day,
    from,
    until,
    title,
    detail,
    place: city(vet.clinic),
    kind,
  }));
}

/** The sample week. Sessions of one day must not overlap; hours from 10 to 18. */
export const sessions: Session[] = [
  ...withVet('meera-nair', 'consultation', 'Consultations', [
    ['Saturday', 10, 13],
    ['Monday', 10, 13],
    ['Tuesday', 14, 17],
    ['Wednesday', 10, 13],
    ['Friday', 14, 17],
  ]),
  ...withVet('farah-sheikh', 'care', 'Puppy class', [['Saturday', 14, 16]]),
  ...withVet('farah-sheikh', 'care', 'Vaccination', [
    ['Sunday', 10, 12],
    ['Thursday', 10, 12],
  ]),
  ...withVet('joseph-dsouza', 'emergency', 'Emergency cover', [['Sunday', 13, 16]]),
  ...withVet('joseph-dsouza', 'surgery', 'Surgery', [['Tuesday', 10, 14]]),
  ...withVet('harpreet-singh', 'imaging', 'X-ray, ultrasound', [['Monday', 13, 15]]),
  ...withVet('harpreet-singh', 'imaging', 'Ultrasound', [['Thursday', 14, 15]]),
  ...withVet('ananya-rao', 'imaging', 'Heart scans', [
    ['Sunday', 16, 18],
    ['Wednesday', 13, 15],
  ]),
  ...withVet('imran-qureshi', 'surgery', 'Endoscopy', [['Friday', 11, 14]]),
  ...withVet('sudha-krishnan', 'care', 'Senior pets', [
    ['Tuesday', 17, 18],
    ['Thursday', 12, 14],
  ]),
  ...withVet('rohan-das', 'consultation', 'Skin and ears', [['Monday', 16, 18]]),
  ...withVet('rohan-das', 'care', 'Physiotherapy', [['Wednesday', 15, 17]]),
  {
    day: 'Saturday',
    from: 16,
    until: 18,
    title: 'Grooming',
    detail: { label: 'Bath and trim' },
    place: 'Most clinics',
    kind: 'grooming',
  },
  {
    day: 'Thursday',
    from: 15,
    until: 18,
    title: 'Grooming',
    detail: { label: 'Nails, ears, coat' },
    place: 'Most clinics',
    kind: 'grooming',
  },
];

/** A vet's own week, day by day: '10 AM to 1 PM', or undefined on days off. */
export function weekOf(vetId: string): { day: string; hours?: string }[] {
  const own = sessions.filter(({ detail }) => detail.href === paths.vet(vetId));
  return weekdays.map((day) => ({
    day,
    hours: sessionsOn(own, day).map(sessionHours).join(', ') || undefined,
  }));
}

/** The texts and pictures of /timetable. */
export const timetablePage = {
  title: 'Timetable',
  description:
    'A sample week in the clinics, Saturday to Friday: which vet is in, for what and where.',
  heading: 'Who is in, and when',
  lead: 'A sample week. Hours change with holidays, so the clinic confirms your time by phone.',
  daysLabel: 'Go to a day',
  caption: 'The sample week, Saturday to Friday, by the hour',
  cat: { src: cat, width: 340, height: 420, alt: '' },
  note: `Appointments are offered every half hour, ${hours.appointments}. Emergency care is available ${hours.emergencyFrom} in the hospitals.`.replaceAll(
    / (?=[AP]M)/g,
    '\u00a0',
  ),
  link: { label: 'Book Now', href: bookingHref },
};
