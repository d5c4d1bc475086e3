import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

const sample = 'content/sample';

/** The lists of the sample's files, each as a path of names. */
const lists: Record<string, string[]> = {
  'pages/landing.yaml': [
    'about.reasons',
    'services.services',
    'solutions.cards',
    'testimonials.testimonials',
  ],
  'pages/homeFirstScreen.yaml': ['heroSlides'],
  'pages/homeV3.yaml': ['bannerSlides'],
  'pages/homeV2.yaml': [
    'treatments.services',
    'partners.brands',
    'patients.patients',
    'reviews.testimonials',
    'steps.steps',
  ],
  'pages/homeV2FirstScreen.yaml': ['hero.features'],
  'pages/about.yaml': ['promises.items', 'lifeStages.stages', 'questions.items'],
};

/**
 * Writes content with so many of everything into a folder, to be laid over the sample (CONTENT): the sample's records, cut off or
 * told again under names of their own.
 */
export function writeContentOfSize(folder: string, count: number): void {
  for (const [path, names] of Object.entries(lists)) {
    const page = parse(readFileSync(join(sample, path), 'utf8')) as Page;
    for (const name of names) putCount(page, name.split('.'), count);
    write(join(folder, path), stringify(page, { aliasDuplicateObjects: false }));
  }
  for (const path of ['vets.yaml', 'services.yaml', 'clinics.yaml']) {
    const records = parse(readFileSync(join(sample, path), 'utf8')) as SampleRecord[];
    const wanted = Array.from({ length: count }, (_, index) =>
      recordAgain(records[index % records.length]!, Math.floor(index / records.length)),
    );
    write(join(folder, path), stringify(wanted, { aliasDuplicateObjects: false }));
  }
  const articles = readdirSync(join(sample, 'articles'));
  for (let index = 0; index < Math.max(1, count); index += 1) {
    const source = articles[index % articles.length]!;
    const round = Math.floor(index / articles.length);
    const text = readFileSync(join(sample, 'articles', source), 'utf8');
    const name = count === 0 ? '.gitkeep' : `${basename(source, '.md')}${again(round)}.md`;
    write(join(folder, 'articles', name), count === 0 ? '' : text);
  }
}

type SampleRecord = Record<'id' | 'slug' | 'name', string | undefined> & { storeId?: number };

/** A record once more: told apart by its id, its name and its store. */
function recordAgain(record: SampleRecord, round: number): SampleRecord {
  if (round === 0) return record;
  const { id, slug, name, storeId } = record;
  return {
    ...record,
    name: `${round + 1}. ${name}`,
    ...(id && { id: id + again(round) }),
    ...(slug && { slug: slug + again(round) }),
    ...(storeId && { storeId: storeId + round * 100 }),
  };
}

function again(round: number): string {
  return round === 0 ? '' : `-${round + 1}`;
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

interface Page {
  [name: string]: Page | (Page | string)[] | string;
}

/** Makes a list of a page so long. */
function putCount(page: Page, [name = '', ...path]: readonly string[], count: number): void {
  const value = page[name];
  if (path.length > 0) return putCount(value as Page, path, count);
  const items = value as (Page | string)[];
  page[name] = Array.from({ length: count }, (_, index) =>
    itemAgain(items[index % items.length]!, Math.floor(index / items.length)),
  );
}

/** An item of a list under another name: those of a list are told apart by it. */
function itemAgain(item: Page | string, round: number): Page | string {
  if (typeof item === 'string' || round === 0) return item;
  const names = ['name', 'title', 'author', 'question', 'need', 'label'];
  const name = names.find((each) => each in item) ?? '';
  return { ...item, [name]: `${round + 1}. ${item[name] as string}` };
}
