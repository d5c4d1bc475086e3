import { z } from 'zod';
import { isRealDate } from '#src/domain/clock.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { RichText } from '#src/domain/richText.ts';

/*
 * The kinds of values that records are made of. Each says of a value what it is not, and what to write instead; the check puts file
 * and line in front (scripts/content/checkContent.ts). Only scripts and tests import zod: in src/ and content/ take types alone.
 */

/** The message of a value that is not as wanted: `"9am" is no time. Write HH:MM …`, or that it is missing. */
export function wanted(kind: string, remedy: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? `is missing. ${remedy}` : `${shown(input)} is no ${kind}. ${remedy}`,
  };
}

/** A value as a message shows it: texts in quotes, long ones cut. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** A text of a pattern. */
export function textLike(kind: string, remedy: string, pattern: RegExp) {
  const message = wanted(kind, remedy);
  return z.string(message).regex(pattern, message);
}

/** Any text but a blank one. */
export const text = textLike('text', 'Write the words in quotes.', /\S/);

/** One paragraph with **bold** and _italic_ words and [links](/clinics), as in Markdown. */
export const richText = rich(text);

export function rich(kind: z.ZodType<string>) {
  return kind.meta({ format: 'markdown' }) as z.ZodType as z.ZodType<RichText>;
}

/** In addresses: it must not change once a page is known under it. Hosts answer /blog/ with blog/index.html. */
export const id = textLike(
  'id',
  'Use small letters, digits and hyphens, for example meera-nair.',
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
).refine((name) => name !== 'index', {
  error: '"index" is taken: a host shows it in the place of its list. Write another id.',
});

export const email = textLike(
  'e-mail address',
  'Write it like support@clinic.example.',
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
);

export const httpsUrl = textLike(
  'https address',
  'Copy it from the address line of a browser, https:// included.',
  /^https:\/\/[^\s/]+\.[^\s]+$/,
);

export const colour = textLike(
  'colour',
  'Write # and six digits or letters a to f, for example #0f5c48.',
  /^#[\da-f]{6}$/i,
);

/** 'HH:MM' on a 24-hour clock. */
export const time = textLike(
  'time',
  'Write HH:MM on a 24-hour clock, for example 09:00.',
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
);

/** A day of the calendar. */
export const date = z
  .string(wanted('date', 'Write YYYY-MM-DD, for example 2026-12-25.'))
  .refine(isRealDate, {
    error: ({ input }) =>
      `${shown(input)} is no day of the calendar. Write YYYY-MM-DD, for example 2026-12-25.`,
  })
  .meta({ format: 'date' });

export const yesOrNo = z.boolean(wanted('choice here', 'Write true or false.'));

export const phone = group({
  display: text,
  href: textLike(
    'telephone link',
    'Write tel:, + and the digits with the country code, for example tel:+910000001234.',
    /^tel:\+\d{6,15}$/,
  ),
  whatsApp: yesOrNo.optional().describe('Whether the number takes WhatsApp.'),
});

/** 'hi', 'en-IN': as browsers, voices and translators know languages. */
export const language = textLike(
  'language',
  'Write its code of two or three letters, for example hi for Hindi.',
  /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/,
);

export function wholeNumber(from: number, until: number) {
  const message = wanted('number that fits', `Write a whole number from ${from} to ${until}.`);
  return z.int(message).min(from, message).max(until, message);
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(...words: T) {
  return z.enum(words, wanted('choice here', `Write one of ${words.join(', ')}.`));
}

/** Fields, one a line. A field that nobody reads is refused: it is most likely a slip of the pen. */
export function group<T extends z.ZodRawShape>(fields: T) {
  return z.strictObject(fields, {
    error: ({ code, input }) =>
      code === 'invalid_type'
        ? wanted('group of fields', `Write its fields below, one a line: ${needed(fields)}`).error({
            input,
          })
        : undefined,
  });
}

/** The fields that can't be left out; of a group that needs none, its first. */
function needed(fields: z.ZodRawShape): string {
  const names = Object.keys(fields);
  const all = names.filter((name) => !z.safeParse(fields[name]!, undefined).success);
  return (all.length > 0 ? all : names.slice(0, 1)).map((name) => `${name}: …`).join(', ');
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.array(
    item,
    wanted(
      'list',
      'Write its entries below, each after a dash and a space; [] where there are none.',
    ),
  );
}

/** Records in a list, each with a name of its own that others call it by. */
export function recordsBy<K extends string, T extends z.ZodType<Record<K, string>>>(
  key: K,
  record: T,
) {
  return oncePer(
    listOf(record),
    key,
    (name) => `${shown(name)} is there twice. Give each its own.`,
  );
}

/**
 * A list whose records differ in a field; one that is left out is no value. It is looked at beside whatever else is wrong with the
 * records. `sameAs` makes one text of values that count as the same.
 */
export function oncePer<T extends z.ZodType<readonly object[]>>(
  list: T,
  key: string,
  message: (value: unknown, first: Record<string, unknown>) => string,
  sameAs: (value: unknown) => unknown = (value) => value,
): T {
  return list.superRefine(
    (records, context) => {
      const seen = new Map<unknown, Record<string, unknown>>();
      for (const [index, record] of (records as Record<string, unknown>[]).entries()) {
        const value = record?.[key];
        if (value === undefined) continue;
        const first = seen.get(sameAs(value));
        if (first)
          context.addIssue({ code: 'custom', path: [index, key], message: message(value, first) });
        else seen.set(sameAs(value), record);
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/** A picture by the name of its file. The site gets what the file's import gives (scripts/content/recordModules.ts). */
export const pictureFile = z
  .custom<string>(
    (value) => typeof value === 'string' && pictureName.test(value),
    wanted('picture', 'Write its file below pictures/, for example people/vet-1.jpg.'),
  )
  .meta({ type: 'string', contentMediaType: 'image/*' });

const pictureName = /^[\w-]+(?:\/[\w-]+)*\.(?:svg|avif|jpe?g|png|webp)$/i;

/** The point of a picture that stays in view where its frame is of another shape, in per cent from its left and its top. */
export const focusPoint = group({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) });

/** A picture of a page: its file and what it shows. The site gets the size of the file besides. */
export const picture = group({
  src: pictureFile,
  alt: z
    .string(wanted('text', "Say what the picture shows, or write '' where it only decorates."))
    .describe("What the picture shows, for who cannot see it; '' for decoration."),
  focus: focusPoint.optional(),
}) as z.ZodType as z.ZodType<Picture>;

/** A picture that only decorates: its file. */
export const decoration = pictureFile.meta({
  type: 'string',
  contentMediaType: 'image/*',
  format: 'decoration',
}) as z.ZodType as z.ZodType<Picture>;
