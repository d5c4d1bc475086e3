import { z } from 'zod';
import { group, id, rich, shown, text, textLike, wanted } from './kinds.ts';
import { didYouMean } from './nearest.ts';

/* The kinds of values that pages are made of, besides those of all records (kinds.ts). */

/** The facts that words may name in braces: they are written down elsewhere, once (scripts/content/facts.ts). */
export const facts = [
  'name',
  'company',
  'phone',
  'call',
  'email',
  'phoneHours',
  'phoneHoursShort',
  'phoneTimes',
  'footerHours',
  'appointmentHours',
  'appointmentTimes',
  'appointmentsFrom',
  'emergencyHours',
  'emergencyFrom',
  'emergencyUntil',
  'emergencyBetween',
  'emergencyElsewhere',
  'emergencyAt',
  'notOnDaysOff',
  'interval',
  'intervalTitle',
  'pets',
  'professionals',
  'stores',
  'storesPhrase',
  'clinicCount',
  'captchaWord',
  'officer',
  'officerEmail',
  'officerAddress',
  'answersWithin',
  'hosting',
  'retention',
  'updated',
  'bookingNeeds',
] as const;

export type Fact = (typeof facts)[number];

/** Why nothing could be filled in somewhere in a text; '' where all is well. */
function whyUnfilled(value: string, places: readonly string[]): string {
  const known = [...places, ...facts];
  const rest = value.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    known.includes(name) ? '' : place,
  );
  const names = [...rest.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `nothing fills in {${unknown}}. ${didYouMean(unknown, known, `There are: ${known.join(', ')}.`)}`;
  const isOpen = /[{}]/.test(rest.replaceAll(/\{[^{}]*\}/g, ''));
  return isOpen ? `${shown(value)} has a brace without its other half.` : '';
}

function filledIn<T extends z.ZodType<string>>(kind: T, places: readonly string[]): T {
  return kind.superRefine((value, context) => {
    const message = whyUnfilled(value, places);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** A vet, or a service, that a page names. */
export const vetId = id.meta({ recordsOf: 'vets.yaml#id' });
export const serviceId = id.meta({ recordsOf: 'services.yaml#id' });

/** Words of a page, with facts in braces; and what the page itself fills in, by these names. */
export function words(...places: string[]) {
  const told = places.map((place) => `{${place}}`).join(', ');
  const kind = filledIn(text, places);
  return told ? kind.describe(`With ${told} filled in.`) : kind;
}

/** Words that may be none: ''. */
export const wordsOrNone = filledIn(
  z.string(wanted('text', "Write the words in quotes, or '' for none.")),
  [],
);

/** The same with bold and italic ones, links and other languages, as in Markdown. */
export const richWords = rich(words());

/** Where a link leads. */
export const href = filledIn(
  textLike(
    'address',
    'Write a page of the site from the / on, for example /clinics, or https:// and what follows.',
    /^(?:[/#]|https:\/\/|mailto:|tel:|\{call\}$)\S*$/,
  ),
  [],
).meta({ format: 'uri-template' });

export const link = group({ label: words(), href });

/** The title and the description that search engines show. */
export const head = { title: words(), description: words() };

/** A heading, and what it says. */
export const titled = { title: words(), text: words() };
