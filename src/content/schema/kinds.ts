import { z } from 'zod';
import { isRealDate } from '#src/domain/clock.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { RichText } from '#src/domain/richText.ts';

/* The kinds of values that records are made of. Only scripts and tests import zod: in src/ and content/ take types alone. */

/** Any text but a blank one. */
export const text = z.string().regex(/\S/, 'Blank text');

/** One paragraph with **bold** and _italic_ words and [links](/clinics), as in Markdown. */
export const richText = rich(text);

export function rich(kind: z.ZodType<string>) {
  return kind.meta({ format: 'markdown' }) as z.ZodType as z.ZodType<RichText>;
}

/** In addresses: it must not change once a page is known under it. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const email = z.string().regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/);

export const httpsUrl = z.string().regex(/^https:\/\/[^\s/]+\.[^\s]+$/);

/** 'HH:MM' on a 24-hour clock. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A day of the calendar, YYYY-MM-DD. */
export const date = z
  .string()
  .refine(isRealDate, 'No day of the calendar')
  .meta({ format: 'date' });

export const phone = z.strictObject({
  display: text,
  href: z.string().regex(/^tel:\+\d{6,15}$/),
  whatsApp: z.boolean().optional(),
});

export function wholeNumber(from: number, until: number) {
  return z.int().min(from).max(until);
}

/** Records in a list, each with a name of its own that others call it by. */
export function recordsBy<K extends string, T extends z.ZodType<Record<K, string>>>(
  key: K,
  record: T,
) {
  return oncePer(z.array(record), key);
}

/** A list whose records differ in a field, where they have it. `sameAs` makes one text of values that count as the same. */
export function oncePer<T extends z.ZodType<readonly object[]>>(
  list: T,
  key: string,
  sameAs: (value: string) => string = (value) => value,
): T {
  return list.refine((records) => {
    const values = (records as Record<string, string | number | undefined>[])
      .map((record) => record[key])
      .filter((value) => value !== undefined)
      .map((value) => sameAs(String(value)));
    return new Set(values).size === values.length;
  }, `Two with the same ${key}`);
}

/** A picture by the name of its file. The site gets what the file's import gives (scripts/content/recordModules.ts). */
export const pictureFile = z
  .custom<string>((value) => typeof value === 'string' && pictureName.test(value))
  .meta({ type: 'string', contentMediaType: 'image/*' });

const pictureName = /^[\w-]+(?:\/[\w-]+)*\.(?:svg|avif|jpe?g|png|webp)$/i;

/** The point of a picture that stays in view where its frame is of another shape, in per cent from its left and its top. */
export const focusPoint = z.strictObject({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) });

/** A picture of a page: its file and what it shows, '' for decoration. The site gets the size of the file besides. */
export const picture = z.strictObject({
  src: pictureFile,
  alt: z.string(),
  focus: focusPoint.optional(),
}) as z.ZodType as z.ZodType<Picture>;

/** A picture that only decorates: its file. */
export const decoration = pictureFile.meta({
  type: 'string',
  contentMediaType: 'image/*',
  format: 'decoration',
}) as z.ZodType as z.ZodType<Picture>;
