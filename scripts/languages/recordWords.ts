import { isGroup, type JsonSchema, schemaAt } from '#scripts/content/jsonSchema.ts';
import { Catalog } from './catalog.ts';
import { builtLanguage, english } from './languages.ts';

let catalog: Catalog | undefined;

/** The words of the language that is built; undefined for English, which is what the sources say. */
function builtCatalog(): Catalog | undefined {
  const language = builtLanguage();
  if (language === english) return undefined;
  if (catalog?.language !== language) catalog = new Catalog(language);
  return catalog;
}

/** Whether a text of a record is words: no name of a file, no id, no address, nothing chosen from a list. */
function isWords(text: string, schema: JsonSchema | undefined): boolean {
  if (!schema || schema.enum || schema.const !== undefined || schema.untranslated) return false;
  if (schema.contentMediaType || schema.recordsOf) return false;
  if (schema.format && schema.format !== 'markdown') return false;
  if (schema.pattern && schema.pattern !== String.raw`\S`) return false;
  return /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

/** A record's value with its words changed. */
function mapWords(
  value: unknown,
  schema: JsonSchema | undefined,
  change: (text: string) => string,
): unknown {
  if (typeof value === 'string') return isWords(value, schema) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapWords(each, schema?.items, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      mapWords(each, schemaAt(schema, [name]), change),
    ]),
  );
}

/** A record in the language that is built; in English where nobody has translated it. */
export function translatedRecord(path: string, value: unknown, schema: JsonSchema): unknown {
  const words = builtCatalog();
  if (!words) return value;
  return mapWords(value, schema, (text) => words.translate(path, { text })?.[0] ?? text);
}

/** Every word of a record, once. */
export function wordsOf(value: unknown, schema: JsonSchema): string[] {
  const found = new Set<string>();
  mapWords(value, schema, (text) => {
    found.add(text);
    return text;
  });
  return [...found];
}
