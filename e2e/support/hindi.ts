import { Catalog } from '#scripts/languages/catalog.ts';

const catalog = new Catalog('hi');

/** What Hindi pages say instead of an English text: a record's (`clinics.yaml`), or with its id a message's (`messages/booking`). */
export function hindi(source: string, text: string, id?: string): string {
  const [words] = catalog.translate(source, { text, ...(id && { context: id }) }) ?? [];
  if (!words) throw new Error(`Nobody has translated '${text}' of ${source}.`);
  return words;
}
