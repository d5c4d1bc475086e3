import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { RichText } from '#src/domain/richText.ts';
import { contentFolders, root } from './folders.ts';
import { moduleCode } from './markdown/moduleCode.ts';
import { type Fields, isGroup, type JsonSchema, schemaAt } from './overlay.ts';
import { jsonSchemaOf, readRecord } from './records.ts';

/** What pages imported, with the places of facts in words (src/content/schema/words.ts) for the facts themselves. */
const old: Record<string, Fields> = {
  '#content/brand.yaml': {
    brand: {
      name: '{name}',
      parentCompany: '{company}',
      phone: { display: '{phone}', href: '{call}' },
      email: '{email}',
      captchaWord: '{captchaWord}',
      figures: { pets: '{pets}', professionals: '{professionals}', stores: '{stores}' },
      social: Object.fromEntries(
        ['instagram', 'facebook', 'pinterest', 'linkedin', 'youtube'].map((name) => [name, name]),
      ),
    },
  },
  '#content/privacy.yaml': {
    brandPrivacy: {
      officer: '{officer}',
      email: '{officerEmail}',
      address: '{officerAddress}',
      retention: '{retention}',
      answersWithin: '{answersWithin}',
      hosting: '{hosting}',
      updated: '{updated}',
    },
  },
  '#src/content/hours.ts': {
    hours: {
      support: '{phoneHours}',
      supportShort: '{phoneHoursShort}',
      emergency: '{emergencyHours}',
      emergencyBetween: '{emergencyBetween}',
      appointments: '{appointmentHours}',
      footer: '{footerHours}',
    },
  },
  '#src/content/hourPhrases.ts': {
    hourPhrases: {
      supportTimes: '{phoneTimes}',
      appointmentTimes: '{appointmentTimes}',
      appointmentsFrom: '{appointmentsFrom}',
      appointmentDays: '{appointmentHours}',
      emergencyFrom: '{emergencyFrom}',
      emergencyAt: '{emergencyAt}',
      emergencyUntil: '{emergencyUntil}',
    },
  },
  '#src/content/bookingWords.ts': {
    bookingWords: {
      interval: '{interval}',
      intervalTitle: '{intervalTitle}',
      needs: '{bookingNeeds}',
    },
  },
  '#src/content/storesWords.ts': { storesNote: '{storesNote}', storesPhrase: '{storesPhrase}' },
  '#src/content/emergency.ts': { emergency: undefined },
  '#src/content/browserStorage.ts': { browserStorage: [] },
  '#content/clinics.yaml': { clinics: [] },
  '#src/config/env.ts': { config: { reportsUrl: 'https://' } },
};

/** What they called. */
const calls: Record<string, string> = {
  '#src/config/sampleNote.ts':
    "export const sampleNote = (note, instead = '') => instead ? `{sample:${note}|${instead}}` : `{sample:${note}}`;",
  '#src/config/switches.ts':
    'export const sampleForms = true, comments = true, samples = true; export const isOn = () => true; export const onLink = (link) => link, onLinks = (links) => links;',
  '#src/content/articleTeasers.ts': 'export const articleTeasers = (entries) => entries;',
  '#src/domain/figures.ts': 'export const knownFigures = (figures) => figures;',
};

/** What was TypeScript too, before. */
const plain = (id: string) => id.split('?')[0]!.replace(/^(#content\/[a-z]+)\.ts$/, '$1.yaml');

const plugin: Plugin = {
  name: 'vetbuddy:old-pages',
  enforce: 'pre',
  resolveId(id) {
    const name = plain(id);
    if (name in old || name in calls || name.startsWith('#content/pictures/')) return `\0${name}`;
    if (!name.startsWith('#content/pages/')) return undefined;
    const [own = ''] = contentFolders();
    const file = join(own, name.slice('#content/'.length));
    return existsSync(file) ? file : `\0${name}`;
  },
  load(id) {
    if (!id.startsWith('\0#')) return undefined;
    const name = id.slice(1);
    if (name in old) return moduleCode(old[name]!);
    if (name in calls) return calls[name];
    const path = name.slice('#content/'.length);
    if (path.startsWith('pictures/')) return `export default ${JSON.stringify(path.slice(9))};`;
    // The sample's words, where a page took some of another one's.
    return moduleCode(readRecord(path.replace('.ts', '.yaml')).value as Fields);
  },
};

/** What is told where it is so (`ifSo` of privacy.yaml). */
const told: [RegExp, string][] = [
  [/^The form on the appointments page.*/, '{forms}'],
  [/^When something breaks on a page,.*/, '{reports}'],
  [/^Lists of visits open without a login\./, '{visitsOpen}'],
];

interface AboutPage {
  stats: { figures: string[] };
}
interface ClinicsPages {
  clinicsPage: { lead: string };
  clinicPage: { description: string };
}

/** What stands in another place now, or is written otherwise. */
const reshaped: Record<string, (page: never) => unknown> = {
  'pages/about.yaml': ({ stats, ...page }: AboutPage) => {
    const figures = stats.figures.map((figure) => {
      const [number, ...words] = figure.split(' ');
      return { number, title: words.join(' ') };
    });
    return { ...page, stats: { ...stats, figures } };
  },
  'pages/article.yaml': ({ form, ...page }: { form: { lead: string } }) => ({
    ...page,
    formLead: form.lead,
  }),
  'pages/clinics.yaml': ({ clinicsPage, clinicPage, ...page }: ClinicsPages) => ({
    ...page,
    clinicsPage: { ...clinicsPage, lead: clinicsPage.lead.replace(/ [^.]*\{emergencyAt.*/, '') },
    clinicPage: {
      ...clinicPage,
      description: clinicPage.description.replace('{name}', '{clinic}'),
    },
  }),
  'pages/contact.yaml': ({ addresses, ...page }: { addresses: { lead: string } }) => ({
    ...page,
    addresses: { lead: addresses.lead },
  }),
  'pages/portfolio.yaml': ({ rows, ...page }: { rows: unknown[][] }) => ({
    ...page,
    stories: rows.flat(),
  }),
  'pages/privacy.yaml': (page: Fields) =>
    JSON.parse(JSON.stringify(page), (_, value: unknown) =>
      typeof value === 'string'
        ? told.reduce((text, [words, place]) => text.replace(words, place), value)
        : value,
    ),
};

/** What a page of TypeScript exported, as a record holds it: the only value, or each by its name. */
export async function oldPage(path: string): Promise<unknown> {
  const name = `#content/${path.replace('.yaml', '.ts')}`;
  const settings = { root, configFile: false, envDir: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<Fields>(name, { ...settings, plugins: [plugin] });
  const schema = jsonSchemaOf(path);
  const [[first, only] = ['', undefined], ...others] = Object.entries(module);
  const isAlone = others.length === 0 && !(first in (schema.properties ?? {}));
  const page = isAlone ? only : { ...module };
  return fitted(reshaped[path]?.(page as never) ?? page, schema);
}

/** Without what no field takes: what the site now computes, and sizes of pictures. */
function fitted(value: unknown, schema: JsonSchema | undefined): unknown {
  if (schema?.format === 'markdown') return markdownOf(value as RichText);
  if (Array.isArray(value)) return value.map((each) => fitted(each, schema?.items));
  if (!isGroup(value)) return value;
  // A picture that only decorates is its file, a page elsewhere the name of its network.
  if (schema?.type === 'string') return value['src'] ?? value['glyph'];
  const fields = Object.entries(value).filter(
    ([name, each]) => each !== undefined && schemaAt(schema, [name]),
  );
  return Object.fromEntries(
    fields.map(([name, each]) => [name, fitted(each, schemaAt(schema, [name]))]),
  );
}

function markdownOf(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const words = markdownOf(part.text);
      if (part.kind === 'link') return `[${words}](${part.href})`;
      return part.kind === 'strong' ? `**${words}**` : `_${words}_`;
    })
    .join('');
}
