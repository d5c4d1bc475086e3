import { basename, resolve } from 'node:path';
import type { Site } from '#src/content/schema/site.ts';
import { contentFolders, markdownFiles, nameOf, root, sampleFolder } from './folders.ts';
import type { Problem } from './Problem.ts';
import {
  type ContentRecord,
  type ContentRecords,
  isPage,
  readRecord,
  type TextOfRecord,
} from './records.ts';

/** Records that are facts of one clinic: nobody else's are true. */
const ownRecords = ['brand', 'privacy', 'hours', 'clinics', 'vets', 'services', 'prices'];

/** What tells of somebody or something in the sample's files: fields, within a part or anywhere. */
const factFields: { path: string; part?: string; fields: string }[] = [
  {
    path: 'brand.yaml',
    fields:
      'name parentCompany display href email instagram facebook pinterest linkedin youtube pets professionals stores',
  },
  { path: 'privacy.yaml', fields: 'officer email address' },
  { path: 'clinics.yaml', fields: 'street gettingThere parking' },
  // Not the name: somebody real may have it, and what the sample says of them they don't share.
  { path: 'vets.yaml', fields: 'quote goodToKnow lead' },
  { path: 'pages/landing.yaml', part: 'testimonials', fields: 'quote' },
  { path: 'pages/landing.yaml', part: 'sampleVideo', fields: 'id' },
  { path: 'pages/homeV2.yaml', part: 'reviews', fields: 'quote' },
  { path: 'pages/homeV2.yaml', part: 'patients', fields: 'story' },
  { path: 'pages/portfolio.yaml', part: 'stories', fields: 'text' },
];

/** What the sample promises to owners, by page and by the name there. */
export const promises: Record<string, readonly string[]> = {
  about: ['promises', 'questions'],
  booking: ['bookingContent', 'groomingContent'],
  homeV2: ['about', 'steps'],
  homeV3: ['serviceTabs'],
  landing: ['about', 'solutions'],
  privacy: ['parts'],
  serviceDetails: ['before', 'during', 'after'],
  timetable: ['sessions'],
};

/** Whether any page shows what a file of the content says: false for the files of pages that are off. */
export function isShown(path: string, { pages, sampleForms }: Site): boolean {
  const shown: Record<string, boolean> = {
    'pages/homeV2.yaml': pages.homeV2,
    'pages/homeV2FirstScreen.yaml': pages.homeV2,
    'pages/homeV3.yaml': pages.homeV3,
    'pages/timetable.yaml': pages.timetable,
    'pages/portfolio.yaml': pages.portfolio,
    'prices.yaml': pages.prices,
    'pages/appointments.yaml': sampleForms,
    // Sections that are on no page.
    'pages/unrouted.yaml': false,
  };
  return shown[path] ?? true;
}

/**
 * What is left of the sample on a site that says it has none (`samples: false`), each with file and line; what the sample's words
 * promise is a warning.
 */
export function checkSamples(records: ContentRecords, site: Site): Problem[] {
  if (site.samples) return [];
  const facts = sampleFacts();
  const shown = [...records.values()].filter(({ path }) => isShown(path, site));
  const pages = shown.filter(({ path }) => isPage(path));
  return [
    ...shown.flatMap((record) => leftRecord(record, facts)),
    ...pages.flatMap((page) => [
      ...leftParts(page, facts),
      ...leftFacts(
        page.texts().filter(({ file }) => !isSamples(file)),
        facts,
      ),
    ]),
    ...(site.pages.blog ? leftArticles() : []),
    ...leftTexts(site),
    ...pages.flatMap((page) => promisesIn(page, site)),
  ];
}

function isSamples(file: string): boolean {
  return file.startsWith(`${sampleFolder}/`);
}

/** Where a clinic's own files are, as messages name it. */
function ownFolder(): string {
  return nameOf(contentFolders()[0]!);
}

/** What the sample's records and pages say that is true of nobody. */
function sampleFacts(): Set<string> {
  const facts = factFields.flatMap(({ path, part: within, fields }) => {
    const texts = readRecord(path, [resolve(root, sampleFolder)]).texts();
    return texts.filter(
      ({ key, part }) => fields.split(' ').includes(key) && (within ?? part) === part,
    );
  });
  return new Set(facts.map(({ value }) => value));
}

/** Records that are still the sample's; else what is the sample's of a clinic's own, written there or left to it. */
function leftRecord(record: ContentRecord, facts: ReadonlySet<string>): Problem[] {
  const { path, name, isSample } = record;
  if (isPage(path)) return [];
  if (!isSample) return leftFacts(record.texts(), facts);
  if (!ownRecords.includes(basename(path, '.yaml'))) return [];
  return [{ file: name, line: 1, text: `This is still the sample’s. ${copyOf(name, path)}.` }];
}

function copyOf(name: string, path: string): string {
  return `Copy ${name} to ${ownFolder()}/${path} and write your own`;
}

/** Each part of a page of the sample's that tells of somebody. */
function leftParts(page: ContentRecord, facts: ReadonlySet<string>): Problem[] {
  const left = page.texts().filter((each) => isSamples(each.file) && whatIsLeft(each, facts));
  // The first of each part stands for all of it.
  return left
    .filter(({ part }, index) => left.findIndex((each) => each.part === part) === index)
    .map(({ part, value, file, line }) => ({
      file,
      line,
      text: `${part} is still the sample’s: ${quoted(value)}. Write your own ${part} into ${ownFolder()}/${page.path}, or, where there is none, in it [ ] for a list and '' for a text.`,
    }));
}

/** What an own file has of the sample's, or of anybody's placeholders. */
function leftFacts(texts: readonly TextOfRecord[], facts: ReadonlySet<string>): Problem[] {
  return texts.flatMap((each) => {
    const what = whatIsLeft(each, facts);
    return what
      ? [{ file: each.file, line: each.line, text: `${quoted(each.value)} ${what}` }]
      : [];
  });
}

function whatIsLeft({ value }: { value: string }, facts: ReadonlySet<string>): string | undefined {
  if (facts.has(value)) return 'is the sample’s. Write your own.';
  if (/\bSamples?\b/.test(value)) return 'says that it is a sample. Write your own.';
  if (/\.example\b/.test(value)) return 'leads nowhere: .example is for samples. Write your own.';
  if (/0{5}/.test(value.replaceAll(/\s/g, ''))) return 'is a placeholder. Write the real number.';
  return undefined;
}

/** Articles that are still the sample's: all of them, or none. */
function leftArticles(): Problem[] {
  const [file] = markdownFiles('articles').map((each) => nameOf(each));
  if (!file || !isSamples(file)) return [];
  const text = `The articles are still the sample’s. Put your own into ${ownFolder()}/articles/. Or write blog: false in site.yaml.`;
  return [{ file, line: 1, text }];
}

/** Text pages that are still the sample's, each by itself. */
function leftTexts({ pages }: Site): Problem[] {
  return markdownFiles('texts')
    .map((each) => ({ file: nameOf(each), id: basename(each, '.md') }))
    .filter(({ file, id }) => isSamples(file) && pages[id] !== false)
    .map(({ file, id }) => ({
      file,
      line: 1,
      text: `This page is still the sample’s. Copy ${file} to ${ownFolder()}/texts/${id}.md and write your own, or take the page away: ${id}: false among the pages of site.yaml.`,
    }));
}

/** What the sample promises is only told: it may be true. Words of your own are taken to say what you mean. */
function promisesIn(page: ContentRecord, { keptPromises = [] }: Site): Problem[] {
  const name = basename(page.path, '.yaml');
  if (keptPromises.some((kept) => kept === name)) return [];
  return (promises[name] ?? [])
    .map((part) => ({ part, ...page.placeOf([part]) }))
    .filter(({ file }) => isSamples(file))
    .map(({ part, ...place }) => ({
      ...place,
      text: `${part} says what you do for owners. If all of it is true, write ${name} among keptPromises in site.yaml; if not, write your own ${part} into ${ownFolder()}/${page.path}.`,
      isWarning: true,
      isShown: true,
    }));
}

function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}
