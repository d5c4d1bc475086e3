import { bookingHref } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { RichText } from '#src/domain/richText.ts';
import type { Session } from '#src/domain/timetable.ts';
import { brand } from '#content/brand.yaml';
import cat from '#content/pictures/scenes/cat-bare.svg';
import { bookingWords } from '#src/content/bookingWords.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';

/** The texts and pictures of /timetable. */
export const timetablePage = {
  title: 'Timetable',
  description: `${sampleNote('A sample week', 'The week')} in the clinics, Saturday to Friday: which vet is in, for what and where.`,
  heading: 'Who is in, and when',
  lead: `${sampleNote('A sample week. ')}Hours change with holidays, so the clinic confirms your time by phone.`,
  daysLabel: 'Go to a day',
  clinicLabel: 'Clinic',
  allClinics: 'All clinics',
  nothing: 'Nothing on this day.',
  caption: `${sampleNote('The sample week', 'The week')}, Saturday to Friday, by the hour`,
  cat: { src: cat, width: 340, height: 420, alt: '' },
  note: [
    `Appointments are offered ${bookingWords.interval}, ${hourPhrases.appointmentTimes}. Emergency care is available ${hourPhrases.emergencyFrom} in the hospitals: `.replaceAll(
      / (?=[AP]M)/g,
      '\u00a0',
    ),
    { kind: 'link', href: brand.phone.href, text: brand.phone.display },
    '.',
  ] satisfies RichText,
  /** What takes place besides the vets' sessions, which are in vets.yaml. */
  sessions: [
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
  ] satisfies Session[],
  link: { label: 'Book Now', href: bookingHref },
};
