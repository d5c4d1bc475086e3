import { z } from 'zod';
import { id, rich, text } from './kinds.ts';

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
] as const;

export type Fact = (typeof facts)[number];

/** Whether each brace holds a name that something fills in. */
function isFilledIn(value: string, places: readonly string[]): boolean {
  const known: readonly string[] = [...places, ...facts];
  return !/[{}]/.test(
    value.replaceAll(/\{(\w+)\}/g, (brace, name: string) => (known.includes(name) ? '' : brace)),
  );
}

function filledIn<T extends z.ZodType<string>>(kind: T, places: readonly string[]): T {
  return kind.refine((value) => isFilledIn(value, places), 'Nothing fills in a brace');
}

/** A vet, or a service, that a page names. */
export const vetId = id.meta({ recordsOf: 'vets.yaml#id' });
export const serviceId = id.meta({ recordsOf: 'services.yaml#id' });

/** Words of a page, with facts in braces; and what the page itself fills in, by these names. */
export const words = (...places: string[]) => filledIn(text, places);

/** Words that may be none: ''. */
export const wordsOrNone = filledIn(z.string(), []);

/** The same with bold and italic ones, links and other languages, as in Markdown. */
export const richWords = rich(words());

/** Where a link leads. */
export const href = filledIn(
  z.string().regex(/^(?:[/#]|https:\/\/|mailto:|tel:|\{call\}$)\S*$/),
  [],
).meta({ format: 'uri-template' });

export const link = z.strictObject({ label: words(), href });

/** The title and the description that search engines show. */
export const head = { title: words(), description: words() };

/** A heading, and what it says. */
export const titled = { title: words(), text: words() };
