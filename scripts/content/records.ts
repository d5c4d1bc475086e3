import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { recordKeys, records, schemaOf } from '#src/content/schema/records.ts';
import type { Service } from '#src/content/schema/services.ts';
import { grooming, orderedTypes } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinics.ts';
import type { Site } from '#src/content/schema/site.ts';
import {
  type BusinessHours,
  type ClinicTimes,
  coversWeek,
  daysOffOf,
} from '#src/domain/openingHours.ts';
import { interpolate } from '#src/content/interpolate.ts';
import { filled } from './facts.ts';
import { contentFolders, sampleFolder } from './folders.ts';
import { translatedRecord } from '#scripts/languages/recordWords.ts';
import { builtLanguage, english } from '#scripts/languages/languages.ts';
import { isGroup, type JsonSchema, layOver, mapTexts, pick, schemaAt } from './overlay.ts';
import type { Problem } from './Problem.ts';
import { RecordFile } from './RecordFile.ts';

const jsonSchemas = new Map<string, JsonSchema>();

/** The schema of a file of records, as editors read it. */
export function jsonSchemaOf(path: string): JsonSchema {
  const known = jsonSchemas.get(path);
  if (known) return known;
  const made = z.toJSONSchema(schemaOf(path), { io: 'input', unrepresentable: 'any' });
  jsonSchemas.set(path, made as JsonSchema);
  return made as JsonSchema;
}

/** The files of records that can be read, by their path. */
export type ContentRecords = ReadonlyMap<string, ContentRecord>;

/** The records of one file: a clinic's own laid over the sample's. */
export class ContentRecord {
  readonly path: string;
  /** The file that is looked at first: the clinic's own, where there is one. */
  readonly file: RecordFile;
  /** Whether nothing of the clinic's own lies over the sample's. */
  readonly isSample: boolean;
  readonly schema: JsonSchema;
  /** What keeps its files from being read. */
  readonly problems: Problem[];
  /** What the site has, before it is looked at. */
  readonly value: unknown;
  /** The same in English, before facts are filled in. */
  readonly original: unknown;
  private readonly sample: RecordFile;

  constructor(path: string, folders: readonly string[]) {
    const files = sourcesIn(folders, path).map((file) => RecordFile.read(file));
    const [file, sample = file] = files;
    if (!file || !sample) throw new Error(`There is no ${path} in content/own or content/sample.`);
    this.path = path;
    this.file = file;
    this.sample = sample;
    this.isSample = file.name.startsWith(`${sampleFolder}/`);
    this.schema = jsonSchemaOf(path);
    this.problems = files.flatMap(({ name, problems }) =>
      problems.map((each) => ({ file: name, ...each })),
    );
    this.original = layOver(file.value, sample.value, this.schema, recordKeys[path]);
    this.value = translatedRecord(path, this.original, this.schema);
    if (path === 'brand.yaml') return;
    const { brand } = recordValues('brand.yaml', folders);
    this.value = mapTexts(this.value, (text) => interpolate(text, { name: brand.name }));
  }

  get name(): string {
    return this.file.name;
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

  /** Every text with the field that it is the value of or in the list of, and where it stands. */
  texts(): TextOfRecord[] {
    return textsIn(this.value).map(({ path, value }) => ({
      key: path.findLast((key) => typeof key === 'string') ?? '',
      part: path.find((key) => typeof key === 'string') ?? '',
      value: value.trim(),
      ...this.placeOf(path),
    }));
  }

  /** Where something stands that a clinic has written, or left to the sample; of records in a list it is always the clinic's file. */
  placeOf(path: readonly PropertyKey[]): { file: string; line: number } {
    const file = isPage(this.path) && !this.file.has(path) ? this.sample : this.file;
    return { file: file.name, line: file.lineOf(path) };
  }
}

/** A text of a record. */
export interface TextOfRecord {
  key: string;
  part: string;
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

/** The files that a value is written in, the first one first. */
function sourcesIn(folders: readonly string[], path: string): string[] {
  return folders.map((folder) => join(folder, path)).filter((file) => existsSync(file));
}

/** Whether a file has the words of a page, in which facts are filled in. */
const isPage = (path: string) => path.startsWith('pages/');

/** The records that facts are told of. */
const factRecords = () => Object.keys(records).filter((path) => !isPage(path));

/** The files that facts are told of. */
export const factSources = () => factRecords().flatMap((path) => sourcesIn(contentFolders(), path));

/** The files that a module of records is made of. */
export function sourcesOf(path: string, folders: readonly string[] = contentFolders()): string[] {
  const others = path === 'clinics.yaml' ? ['hours.yaml', 'services.yaml'] : [];
  const paths = [path, ...(isPage(path) ? factRecords() : ['brand.yaml', ...others])];
  return paths.flatMap((each) => sourcesIn(folders, each));
}

/** The records of a file as they are now. */
export function readRecord(
  path: string,
  folders: readonly string[] = contentFolders(),
): ContentRecord {
  return new ContentRecord(path, folders);
}

/** What the modules of records export. */
interface RecordValues {
  'brand.yaml': typeof import('#content/brand.yaml');
  'clinics.yaml': typeof import('#content/clinics.yaml');
  'hours.yaml': typeof import('#content/hours.yaml');
  'privacy.yaml': typeof import('#content/privacy.yaml');
  'redirects.yaml': { redirects: Record<string, string> };
  'rules.yaml': typeof import('#content/rules.yaml');
  'services.yaml': typeof import('#content/services.yaml');
  'site.yaml': typeof import('#content/site.yaml');
}

/** What the site imports from a file of records, but that pictures are the names of their files. */
export function recordValues<Path extends keyof RecordValues>(
  path: Path,
  folders: readonly string[] = contentFolders(),
): RecordValues[Path] {
  return valuesOf(path, folders) as RecordValues[Path];
}

/** The same of any file, in some folders: the sample's where something is wrong with a clinic's own. */
export function valuesOf(path: string, folders: readonly string[]): object {
  const { data, value } = readRecord(path, folders);
  if (data === undefined && builtLanguage() !== english)
    throw new Error(`The words of ${path} in ${builtLanguage()} are not as its schema has them.`);
  if (data === undefined && folders.length > 1) return valuesOf(path, folders.slice(-1));
  const whole = withEnglishNames(path, data ?? value, folders);
  if (path === 'clinics.yaml') return { clinics: withHours(withServices(whole, folders), folders) };
  if (path === 'prices.yaml') return { prices: whenOn(whole, folders) };
  const exported = Object.entries(records[path] ?? {});
  if (exported.length === 1)
    return { [exported[0]![0]]: isPage(path) ? withFacts(whole, folders) : whole };
  return Object.fromEntries(
    exported.map(([name, schema]) => [
      name,
      pick(whole as object, Object.keys((schema as z.ZodObject).shape)),
    ]),
  );
}

/**
 * In another language records of a list keep their English names beside their own, a clinic its city's: the stores list knows a
 * clinic by it, and people search by both.
 */
function withEnglishNames(path: string, whole: unknown, folders: readonly string[]): unknown {
  if (builtLanguage() === english || !Array.isArray(whole)) return whole;
  const { original } = readRecord(path, folders);
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
function withServices(clinics: unknown, folders: readonly string[]): unknown {
  if (!Array.isArray(clinics)) return clinics;
  const { services } = valuesOf('services.yaml', folders) as { services: readonly Service[] };
  return (clinics as Partial<Clinic>[]).map((clinic) => {
    const given = services.filter(({ id }) => clinic.services?.includes(id));
    const types = given.map(({ booking }) => booking).filter((type) => type !== 'call');
    // Of a clinic that names no service nobody knows what it does.
    return given.length === 0
      ? { ...clinic, isVeterinary: true }
      : { ...clinic, types: orderedTypes(types), isVeterinary: given.some(isVets) };
  });
}

/** The clinics of the content for the sandbox's stores list. The sample's stores offer all that a form treats differently, a clinic's own what its services are. */
export function sandboxClinics(): { storeId?: number; name: string; types?: readonly string[] }[] {
  const { clinics } = recordValues('clinics.yaml');
  if (!readRecord('clinics.yaml').isSample) return clinics;
  return clinics.map(({ storeId, name }) => ({ ...(storeId && { storeId }), name }));
}

/** Nobody reads the prices of a site that doesn't show them. */
function whenOn(prices: unknown, folders: readonly string[]): unknown {
  const { site } = valuesOf('site.yaml', folders) as { site: Site };
  return site.pages.prices ? prices : { ...(prices as object), prices: [] };
}

/** Words with the facts that they name in braces. */
export function withFacts(words: unknown, folders: readonly string[] = contentFolders()): unknown {
  return filled(words, {
    ...recordValues('brand.yaml', folders),
    ...recordValues('clinics.yaml', folders),
    ...recordValues('hours.yaml', folders),
    ...recordValues('privacy.yaml', folders),
    ...recordValues('rules.yaml', folders),
    ...recordValues('site.yaml', folders),
  });
}

/**
 * A clinic is open as it says, or as long as emergencies are taken (the phone is answered, where nobody takes any); it takes them as it says,
 * or as long as the business does, if it is a vet's and open all the while; its days off are those of all clinics, as far as it is open on
 * them at all, and its own.
 */
function withHours(clinics: unknown, folders: readonly string[]): unknown {
  if (!Array.isArray(clinics)) return clinics;
  const { hours } = valuesOf('hours.yaml', folders) as { hours: BusinessHours };
  return (clinics as { hours?: Partial<ClinicTimes>; isVeterinary: boolean }[]).map((clinic) => {
    const { emergency: said, holidays = [], ...times } = clinic.hours ?? {};
    const taken = said ?? hours.emergency;
    const isTaken = Object.keys(taken).length > 0;
    const usual = Object.keys(hours.emergency).length > 0 ? hours.emergency : hours.phone;
    const { week = isTaken ? taken : usual, ...others } = times;
    const isAble = clinic.isVeterinary && coversWeek(week, taken);
    const emergency = isTaken && (said || isAble) && { emergency: taken };
    const shared = hours.holidays.filter(({ date }) => holidays.every((own) => own.date !== date));
    const all = [...daysOffOf(week, shared), ...holidays];
    return { ...clinic, hours: { week, holidays: all, ...others, ...emergency } };
  });
}
