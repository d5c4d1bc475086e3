import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import catBare from '#content/pictures/figures/cat-bare.svg';
import type { Link, Picture, RichText } from '#src/domain/contentTypes.ts';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /timetable; its sessions are in content/timetable.ts. */

export const head = {
  title: 'Timetable',
  description: 'The week in the clinics, Saturday to Friday: which vet is in, for what and where.',
} satisfies PageMetaText;

export const heading = 'Who is in, and when';

export const lead = 'Hours change with holidays, so the clinic confirms your time by phone.';

export const daysLabel = 'Go to a day';

export const nothing = 'Nothing on this day.';

export const today = 'Today';

/** For screen readers: today's link. */
export const dayToday = (weekday: string) => `${weekday}, today`;

export const hour = 'Hour';

/** For screen readers: an empty cell. */
export const emptyCell = 'Nothing';

/** For screen readers, between two times. */
export const to = 'to';

export const caption = 'The week, Saturday to Friday, by the hour';

export const cat = { src: catBare, width: 340, height: 420, alt: '' } satisfies Picture;

export const howToBook = [
  `Appointments are offered every half\u00a0hour, ${hoursInWords.appointments}. The number is `,
  { kind: 'phone', phone: brand.phone },
  `, answered ${hoursInWords.phone}. Emergency care is available ${hoursInWords.emergencyFrom} in the hospitals: `,
  { kind: 'link', href: '/contact#emergency', text: 'where to go' },
  '.',
] satisfies RichText;

export const link = { label: 'Book Now', href: '/#contacts' } satisfies Link;
