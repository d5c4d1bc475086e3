import { plural } from '#src/config/plural.ts';

/** What search engines show of a vet's page: the vet with the place, then the animals. */
export const description = (vet: string, animals: string) => `${vet}. ${animals}.`;

/** Before the animals that a vet looks after. */
export const looksAfter = 'Looks after';

/** Before the number of years. */
export const experience = 'Experience';

/** After 'Experience'. */
export const years = (count: number) =>
  plural(count, { one: `${count} year`, other: `${count} years` });

/** Among a vet's facts, before the first clinic. */
export const clinic = 'Clinic';

/** Before the second place where a vet works, and each further one. */
export const alsoAt = 'Also at';

/** Before the languages that a vet speaks. */
export const speaks = 'Speaks';

/** Before what else is good to know of a vet. */
export const goodToKnow = 'Good to know';

/** A heading. */
export const firstVisitWith = (firstName: string) => `A first visit with ${firstName}`;

/** A link to what owners should bring to a first visit. */
export const whatToBring = 'What to bring';

/** A heading, of a vet who is a woman. */
export const sheIsAskedAbout = 'She is often asked about';

/** A heading, of a vet who is a man. */
export const heIsAskedAbout = 'He is often asked about';

/** The heading of a week's hours, of a vet who is a woman. */
export const whenSheIsIn = 'When she is in';

/** The heading of a week's hours, of a vet who is a man. */
export const whenHeIsIn = 'When he is in';
