import { join } from 'node:path';
import { z } from 'zod';
import { recordKeys, records, schemaOf } from '#src/content/schema/records.ts';
import type { Service } from '#src/content/schema/services.ts';
import { grooming, orderedTypes } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinics.ts';
import { businessHoursOf, rangesOf } from '#src/domain/businessHours.ts';
import type { Week } from '#src/domain/hours.ts';
import * as hoursContent from '#content/hours.ts';
import * as hindiHours from '#content/hours.hi.ts';
import { interpolate } from '#src/content/interpolate.ts';
import { filled } from './facts.ts';
import { contentFolder } from './folders.ts';
import { translatedRecord } from '#scripts/languages/recordWords.ts';
import { builtLanguage, english } from '#scripts/languages/languages.ts';
import { isGroup, type JsonSchema, mapTexts, schemaAt } from './jsonSchema.ts';
import type { Problem } from './Problem.ts';
import { RecordFile } from './RecordFile.ts';

const jsonSchemas = new Map<string, JsonSchema>();

/** The schema of a file of records as JSON Schema. */
export function jsonSchemaOf(path: string): JsonSchema {
  const known = jsonSchemas.get(path);
  if (known) return known;
  const made = z.toJSONSchema(schemaOf(path), { io: 'input', unrepresentable: 'any' });
  jsonSchemas.set(path, made as JsonSchema);
  return made as JsonSchema;
}

/** The files of records that can be read, by their path. */
export type ContentRecords = ReadonlyMap<string, ContentRecord>;

/** The records of one file. */
export class ContentRecord {
  readonly path: string;
  readonly file: RecordFile;
  readonly schema: JsonSchema;
  /** What the site has, before it is looked at. */
  readonly value: unknown;
  /** The same in English, before facts are filled in. */
  readonly original: unknown;

  constructor(path: string) {
    this.path = path;
    this.file = RecordFile.read(fileOf(path));
    this.schema = jsonSchemaOf(path);
    this.original = this.file.value;
    this.value = translatedRecord(path, this.original, this.schema);
    if (path === 'brand.yaml') return;
    const { brand } = recordValues('brand.yaml');
    this.value = mapTexts(this.value, (text) => interpolate(text, { name: brand.name }));
  }

  /** What keeps the file from being read. */
  get problems(): Problem[] {
    return this.file.problems.map((each) => ({ file: this.file.name, ...each }));
  }

  /** What is there as the site takes it: weeks by their days. Undefined where it is not as it should be. */
  get data(): unknown {
    return schemaOf(this.path).safeParse(this.value).data;
  }

  /** What tells the records of a list apart; undefined where they are no list. */
  get ids(): string[] | undefined {
    const key = recordKeys[this.path];
    if (!key || !Array.isArray(this.value)) return undefined;
    return this.value.map((each: unknown) => String(isGroup(each) ? each[key] : ''));
  }

  /** Every text, with the field that it is the value of or in the list of, and where it stands. */
  texts(): TextOfRecord[] {
    return textsIn(this.value).map(({ path, value }) => ({
      key: path.findLast((key) => typeof key === 'string') ?? '',
      value: value.trim(),
      ...this.placeOf(path),
    }));
  }

  /** Where something stands. */
  placeOf(path: readonly PropertyKey[]): { file: string; line: number } {
    return { file: this.file.name, line: this.file.lineOf(path) };
  }
}

/** A text of a record. */
interface TextOfRecord {
  key: string;
  value: string;
  file: string;
  line: number;
}

interface TextAt {
  path: PropertyKey[];
  value: string;
}

function textsIn(value: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof value === 'string') return value.trim() ? [{ path, value }] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

/** The files of pictures that a record names, and where. */
export function picturesIn({ value, schema }: ContentRecord): TextAt[] {
  return textsIn(value).filter(
    ({ path }) => schemaAt(schema, path)?.contentMediaType === 'image/*',
  );
}

export const markdown = 'markdown';

/** The texts of a record with marks and links, and where. */
export function markdownIn({ value, schema }: ContentRecord): TextAt[] {
  return textsIn(value).filter(({ path }) => schemaAt(schema, path)?.format === markdown);
}

/** The addresses that a record's links lead to, and where. */
export function linksIn({ value, schema }: ContentRecord): TextAt[] {
  return textsIn(value).filter(({ path }) => schemaAt(schema, path)?.format === 'uri-template');
}

const fileOf = (path: string) => join(contentFolder, path);

/** Whether a file has the words of a page, in which facts are filled in. */
const isPage = (path: string) => path.startsWith('pages/');

/** The files that facts are told of. */
export const factSources = () =>
  Object.keys(records)
    .filter((path) => !isPage(path))
    .map(fileOf);

/** The files that a module of records is made of. */
export function sourcesOf(path: string): string[] {
  if (isPage(path)) return [fileOf(path), ...factSources()];
  const others = path === 'clinics.yaml' ? ['services.yaml'] : [];
  return [path, 'brand.yaml', ...others].map(fileOf);
}

/** The records of a file as they are now. */
export function readRecord(path: string): ContentRecord {
  return new ContentRecord(path);
}

/** What the modules of records export. */
interface RecordValues {
  'brand.yaml': typeof import('#content/brand.yaml');
  'clinics.yaml': typeof import('#content/clinics.yaml');
  'privacy.yaml': typeof import('#content/privacy.yaml');
  'rules.yaml': typeof import('#content/rules.yaml');
  'services.yaml': typeof import('#content/services.yaml');
}

/** What the site imports from a file of records, but that pictures are the names of their files. */
export function recordValues<Path extends keyof RecordValues>(path: Path): RecordValues[Path] {
  return valuesOf(path) as RecordValues[Path];
}

/** The same of any file. */
export function valuesOf(path: string): object {
  const { data, value } = readRecord(path);
  if (data === undefined && builtLanguage() !== english)
    throw new Error(`The words of ${path} in ${builtLanguage()} are not as its schema has them.`);
  const whole = withEnglishNames(path, data ?? value);
  if (path === 'clinics.yaml') return { clinics: withHours(withServices(whole)) };
  const exported = Object.entries(records[path] ?? {});
  if (exported.length === 1) return { [exported[0]![0]]: isPage(path) ? withFacts(whole) : whole };
  return Object.fromEntries(
    exported.map(([name, schema]) => [
      name,
      pick(whole as object, Object.keys((schema as z.ZodObject).shape)),
    ]),
  );
}

function pick(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

/**
 * In another language records of a list keep their English names beside their own, a clinic its city's: the stores list knows a
 * clinic by it, and people search by both.
 */
function withEnglishNames(path: string, whole: unknown): unknown {
  if (builtLanguage() === english || !Array.isArray(whole)) return whole;
  const { original } = readRecord(path);
  return whole.map((record: unknown, index) => {
    const first = (original as unknown[])[index];
    return isGroup(record) && isGroup(first) && typeof first['name'] === 'string'
      ? {
          ...record,
          englishName: first['name'],
          ...(first['city'] !== undefined && { englishCity: first['city'] }),
          // A wish for a vet, 'With Dr Nair, please.', is sent in English.
          ...(first['firstName'] !== undefined && { englishFirstName: first['firstName'] }),
        }
      : record;
  });
}

const isVets = ({ booking, veterinary = booking !== grooming }: Service) => veterinary;

/** What a clinic does, by its services: how they are booked, and whether a vet's work is among them. */
function withServices(clinics: unknown): unknown {
  if (!Array.isArray(clinics)) return clinics;
  const { services } = valuesOf('services.yaml') as { services: readonly Service[] };
  return (clinics as Partial<Clinic>[]).map((clinic) => {
    const given = services.filter(({ id }) => clinic.services?.includes(id));
    const types = given.map(({ booking }) => booking).filter((type) => type !== 'call');
    // Of a clinic that names no service nobody knows what it does.
    return given.length === 0
      ? { ...clinic, isVeterinary: true }
      : { ...clinic, types: orderedTypes(types), isVeterinary: given.some(isVets) };
  });
}

/** Words with the facts that they name in braces. */
export function withFacts(words: unknown): unknown {
  return filled(words, {
    ...recordValues('brand.yaml'),
    ...recordValues('clinics.yaml'),
    hours: businessHours(),
    ...recordValues('privacy.yaml'),
    ...recordValues('rules.yaml'),
  });
}

/** The hours of the business in the language that is built. */
const businessHours = () =>
  businessHoursOf(builtLanguage() === english ? hoursContent : hindiHours);

/** A clinic's week by weekday, with the days off of all clinics that it would be open on, and when it takes emergencies. */
function withHours(clinics: unknown): unknown {
  if (!Array.isArray(clinics)) return clinics;
  const { holidays, emergency } = businessHours();
  return (clinics as { hours: Week; emergency?: true }[]).map(
    ({ hours, emergency: isTaken, ...clinic }) => ({
      ...clinic,
      hours: { week: rangesOf(hours), holidays, ...(isTaken && { emergency }) },
    }),
  );
}
