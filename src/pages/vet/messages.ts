import { plural } from '#src/domain/text/plural.ts';

export const description = (vet: string, animals: string) => `${vet}. ${animals}.`;

export const looksAfter = 'Looks after';

export const experience = 'Experience';

export const years = (count: number) =>
  plural(count, { one: `${count} year`, other: `${count} years` });

export const clinic = 'Clinic';

export const alsoAt = 'Also at';

export const speaks = 'Speaks';

export const goodToKnow = 'Good to know';

export const firstVisitWith = (firstName: string) => `A first visit with ${firstName}`;

export const whatToBring = 'What to bring';

export const isAskedAbout = {
  she: 'She is often asked about',
  he: 'He is often asked about',
};

export const whenIn = { she: 'When she is in', he: 'When he is in' };

export const away = 'Away';
