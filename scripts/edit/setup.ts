import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { recordKeys, records } from '#src/content/schema/records.ts';
import { articleFields } from '#scripts/content/markdown/articleFile.ts';
import { textFields } from '#scripts/content/markdown/textFile.ts';
import { contentFolders, filesBelow, root, sampleFolder } from '#scripts/content/folders.ts';
import type { JsonSchema } from '#scripts/content/overlay.ts';
import { RecordFile } from '#scripts/content/RecordFile.ts';
import { jsonSchemaOf, readRecord } from '#scripts/content/records.ts';
import { fieldsOf, fieldsOfFile, formOfFile, markdownFormat, nameOf, pictures } from './form.ts';
import { labelOf } from './labels.ts';

/** What the form's page needs to read and write a file of records. */
interface RecordSetup {
  schema: JsonSchema;
  sample: unknown;
  key: string | undefined;
  /** The address of the schema, for editors. */
  address: string;
}

/** All that the form's page is told: the form itself, and how each file is read and written. */
export interface FormSetup {
  config: Record<string, unknown>;
  /** Whether it works on this machine's files, or on those of a git host. */
  isLocal: boolean;
  records: Record<string, RecordSetup>;
  texts: Record<string, JsonSchema>;
}

/** The folders of Markdown files, and the fields above each text. */
const folders = {
  articles: { label: 'Articles', label_singular: 'Article', fields: articleFields },
  texts: { label: 'Text pages', label_singular: 'Text page', fields: textFields },
};

const isOfPage = (path: string) => path.startsWith('pages/');

const kindsOfRecords = {
  facts: { label: 'Facts', icon: 'fact_check', isOfKind: (path: string) => !isOfPage(path) },
  pages: { label: 'Words of pages', icon: 'web', isOfKind: isOfPage },
};

const sampleOf = (path: string) => RecordFile.read(join(root, sampleFolder, path)).value;

/** The fields of the sample's Markdown files. */
function sampleTexts(folder: string): unknown[] {
  const all = join(root, sampleFolder, folder);
  return filesBelow(all).map((name) => {
    const [, head = ''] = readFileSync(join(all, name), 'utf8').split('---\n');
    return parse(head) as unknown;
  });
}

/** What a git host's form has no file of. */
function notListed(): string {
  const own = filesBelow(join(contentFolders()[0]!, 'texts'));
  const lent = filesBelow(join(root, sampleFolder, 'texts')).filter((file) => !own.includes(file));
  if (lent.length === 0) return '';
  return `The site also has pages of the sample, which stand here once they are copied into content/own/texts: ${lent.join(', ')}.`;
}

/** The form, made of the schemas: what a schema describes has a field, and nothing else has. */
export function formSetup(backend?: Record<string, unknown>): FormSetup {
  const recordSetups = Object.keys(records).map((path): [string, RecordSetup] => [
    path,
    {
      schema: jsonSchemaOf(path),
      sample: sampleOf(path),
      key: recordKeys[path],
      address: `${'../'.repeat(path.split('/').length)}schema/${path.replace('.yaml', '.json')}`,
    },
  ]);
  const texts = Object.entries(folders).map(([folder, { fields }]): [string, JsonSchema] => [
    folder,
    z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  ]);
  const recordCollections = Object.entries(kindsOfRecords).map(([name, { isOfKind, ...kind }]) => ({
    name,
    ...kind,
    editor: { preview: false },
    files: recordSetups
      .filter(([path]) => isOfKind(path))
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([path, { schema, sample }]) => ({
        name: nameOf(path),
        label: labelOf(nameOf(basename(path))),
        file: `content/own/${path}`,
        format: nameOf(path),
        fields: readRecord(path).isSample
          ? withDefaults(fieldsOfFile(path, schema, sample), formOfFile(sample, schema))
          : fieldsOfFile(path, schema, sample),
      })),
  }));
  return {
    isLocal: !backend,
    config: {
      load_config_file: false,
      backend: backend ?? { name: 'test-repo' },
      media_folder: pictures,
      public_folder: '/',
      media_libraries: { stock_assets: { providers: [] } },
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [
        ...recordCollections.filter(({ files }) => files.length > 0),
        ...texts.map(([folder, schema]) => ({
          name: folder,
          label: folders[folder as keyof typeof folders].label,
          label_singular: folders[folder as keyof typeof folders].label_singular,
          icon: 'article',
          folder: `content/own/${folder}`,
          // A git host shows what is in content/own alone.
          ...(backend && folder === 'texts' && { description: notListed() }),
          create: true,
          extension: 'md',
          format: markdownFormat(folder),
          slug: '{{title}}',
          editor: { preview: false },
          fields: [
            ...fieldsOf(schema, sampleTexts(folder)),
            { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], required: true },
          ],
        })),
      ],
    },
    records: Object.fromEntries(recordSetups),
    texts: Object.fromEntries(texts),
  };
}

/** A clinic that has no file of its own yet begins with what the site shows: the sample's. In one of its own, what it left out stays out. */
function withDefaults<Field extends { name: string }>(fields: Field[], shown: object) {
  return fields.map((field) => ({
    ...field,
    default: (shown as Record<string, unknown>)[field.name],
  }));
}
