// `npx tsx scripts/moveContent.ts`: once, for content from before records were YAML. Writes each record of content/own (`.ts`) anew as `.yaml`.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { Document, isScalar, visit } from 'yaml';
import { records } from '#src/content/schema/records.ts';
import type { BusinessHours, OpeningHours, Week } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import { contentFile, contentFolders, nameOf, root } from './content/folders.ts';
import { oldPage } from './content/oldPages.ts';
import { isPage } from './content/records.ts';
import { recordModules } from './content/recordModules.ts';

const [own = ''] = contentFolders();
const isOld = (path: string) => existsSync(join(own, path.replace('.yaml', '.ts')));

/** Records as they were imported: pictures are the names of their files, and what is YAML already is read as it is. */
const oldContent: Plugin = {
  name: 'vetbuddy:old-content',
  enforce: 'pre',
  resolveId(id) {
    if (!id.startsWith('#content/')) return undefined;
    const path = id.slice('#content/'.length);
    if (path.startsWith('pictures/')) return `\0${path}`;
    return existsSync(join(own, path))
      ? join(own, path)
      : contentFile(path.replace('.ts', '.yaml'));
  },
  load: (id) =>
    id.startsWith('\0pictures/') ? `export default ${JSON.stringify(id.slice(10))};` : undefined,
};

type Values = Record<string, unknown>;

async function oldValues(path: string): Promise<Values> {
  const name = `#content/${path.replace('.yaml', '.ts')}`;
  const settings = { root, configFile: false, envDir: false, logLevel: 'error' } as const;
  const plugins = [oldContent, recordModules()];
  return (await runnerImport<Values>(name, { ...settings, plugins })).module;
}

/** A week with the hours of most days once. */
function shortWeek(week: Week<unknown>): Values {
  const texts = weekdays.map((day) => JSON.stringify(week[day] ?? []));
  const most = texts.toSorted((a, b) => count(texts, b) - count(texts, a))[0]!;
  const others = weekdays.filter((_, index) => texts[index] !== most);
  const named = Object.fromEntries(others.map((day) => [day, week[day] ?? []]));
  return count(texts, most) < 2 || most === '[]' ? week : { daily: JSON.parse(most), ...named };
}

const count = (texts: string[], text: string) => texts.filter((each) => each === text).length;

function shortHours(
  { week, holidays, ...zone }: OpeningHours,
  all: BusinessHours,
): Values | undefined {
  const more = holidays.filter((day) => !all.holidays.some((each) => isDeepStrictEqual(each, day)));
  const hours = {
    ...(!isDeepStrictEqual(week, all.emergency) && { week: shortWeek(week) }),
    ...(more.length > 0 && { holidays: more }),
    ...zone,
  };
  return Object.keys(hours).length > 0 ? hours : undefined;
}

/** Pictures say their size themselves. */
function withoutSizes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSizes);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => !('src' in value && /^(?:width|height)$/.test(key)),
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutSizes(each)]));
}

async function newValue(path: string): Promise<unknown> {
  if (isPage(path)) return withoutSizes(await oldPage(path));
  const exported = Object.values(await oldValues(path));
  if (path === 'brand.yaml') return Object.assign({}, ...exported);
  const [value] = exported;
  if (path === 'hours.yaml') {
    const { phone, emergency, bookable, ...rest } = value as BusinessHours;
    const weeks = {
      phone: shortWeek(phone),
      emergency: shortWeek(emergency),
      bookable: shortWeek(bookable),
    };
    return { ...weeks, ...rest };
  }
  if (path !== 'clinics.yaml') return withoutSizes(value);
  const { hours } = (await oldValues('hours.yaml')) as { hours: BusinessHours };
  const clinics = value as { hours: OpeningHours }[];
  return clinics.map((clinic) =>
    withoutSizes({ ...clinic, hours: shortHours(clinic.hours, hours) }),
  );
}

/** YAML as people write it: what fits on a line stands on one. */
function yamlOf(path: string, value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_, node, parents) => {
      // The whole, and its records.
      if (parents.length <= (Array.isArray(value) ? 2 : 1)) node.spaceBefore = parents.length === 2;
      else if (JSON.stringify(node).length < 90) node.flow = true;
    },
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string' && /\d:\d|^#/.test(node.value))
        node.type = 'QUOTE_SINGLE';
    },
  });
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
  const up = '../'.repeat(path.split('/').length);
  return `# yaml-language-server: $schema=${up}schema/${path.replace('.yaml', '.json')}\n${text}`;
}

/** What a file holds now, or why nobody can tell. */
async function moved(path: string): Promise<{ path: string; text?: string; why?: unknown }> {
  try {
    return { path, text: yamlOf(path, await newValue(path)) };
  } catch (why) {
    return { path, why };
  }
}

const all = await Promise.all(Object.keys(records).filter(isOld).map(moved));
for (const { path, text, why } of all) {
  const old = path.replace('.yaml', '.ts');
  if (text === undefined) {
    console.log(
      `${nameOf(join(own, old))} stays as it is (${String(why)}). Write what differs from content/sample/${path} into ${nameOf(join(own, path))}, and take this file away.`,
    );
    process.exitCode = 1;
    continue;
  }
  writeFileSync(join(own, path), text);
  rmSync(join(own, old));
}
const written = all.filter(({ text }) => text).map(({ path }) => nameOf(join(own, path)));
console.log(
  written.length > 0
    ? `Written anew: ${written.join(', ')}. Read them through, take out what is as the sample's, and look at \`npm run content:check\`.`
    : 'No records are left to be moved.',
);
