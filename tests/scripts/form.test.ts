// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow, root, sampleFolder } from '#scripts/content/folders.ts';
import type { Fields, JsonSchema } from '#scripts/content/overlay.ts';
import { fieldOf, fileOfForm, type FormField, formOfFile, nameOf } from '#scripts/edit/form.ts';
import { formSetup } from '#scripts/edit/setup.ts';
import { records } from '#src/content/schema/records.ts';

interface Collection {
  name: string;
  fields?: FormField[];
  files?: { name: string; file: string; fields: FormField[] }[];
}

const { config, records: setups, texts } = formSetup();
const collections = config['collections'] as Collection[];
const files = collections.flatMap((each) => each.files ?? []);

/** The names that a schema has anywhere, but for those of a week's days, which are to be chosen. */
function namesIn(schema: JsonSchema): string[] {
  const { properties = {}, items, additionalProperties, namesTitle } = schema;
  const inside = [items, additionalProperties, ...Object.values(properties)];
  return [
    ...(namesTitle ? [] : Object.keys(properties)),
    ...inside.flatMap((each) => (typeof each === 'object' ? namesIn(each) : [])),
  ];
}

const namesOf = (fields: FormField[]): string[] =>
  fields.flatMap(({ name, fields: within = [], field }) => [
    name,
    ...namesOf(field ? [...within, field] : within),
  ]);

const labelsOf = (fields: FormField[]): string[] =>
  fields.flatMap(({ label, fields: within = [], field }) => [
    label,
    ...labelsOf(field ? [...within, field] : within),
  ]);

describe('the form', () => {
  it('has a file of each record', () => {
    expect(files.map(({ file }) => file).toSorted()).toEqual(
      Object.keys(records)
        .map((path) => `content/own/${path}`)
        .toSorted(),
    );
  });

  it.each(Object.keys(records))('has every field of %s', (path) => {
    const { fields } = files.find(({ name }) => name === nameOf(path))!;
    expect(namesOf(fields)).toEqual(expect.arrayContaining(namesIn(setups[path]!.schema)));
  });

  it.each(Object.keys(texts))('has every field of %s, and the text', (folder) => {
    const { fields = [] } = collections.find(({ name }) => name === folder)!;
    expect(namesOf(fields)).toEqual(expect.arrayContaining([...namesIn(texts[folder]!), 'body']));
  });

  it('calls no field by a word of the code', () => {
    const labels = collections.flatMap(({ fields = [], files: within = [] }) =>
      labelsOf([...fields, ...within.flatMap((file) => file.fields)]),
    );
    expect(labels.length).toBeGreaterThan(500);
    expect(
      labels.filter((label) =>
        /\b(?:alt|btn|src|href|id|img|lang|lead|slug|url|x|y)\b/i.test(label),
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(records))('writes the sample’s %s as it stands', (path) => {
    const { schema, sample } = setups[path]!;
    expect(fileOfForm(formOfFile(sample, schema), schema)).toEqual(sample);
  });

  it.each(filesBelow(join(root, sampleFolder)).filter((path) => path.endsWith('.md')))(
    'writes the fields of %s as they stand',
    (path) => {
      const source = readFileSync(join(root, sampleFolder, path), 'utf8');
      const written = parse(source.split('---\n')[1]!, { schema: 'failsafe' }) as Fields;
      const schema = texts[path.split('/')[0]!]!;
      const said = fileOfForm(formOfFile(written, schema), schema);
      expect(parse(JSON.stringify(said).replaceAll(/:true/g, ':"true"'))).toEqual(written);
    },
  );
});

const text = { type: 'string', pattern: String.raw`\S` };
const list = { type: 'array', items: text };

describe('a field', () => {
  it.each<[string, JsonSchema, Partial<FormField>]>([
    ['of words', { ...text, description: 'For lists.' }, { widget: 'string', hint: 'For lists.' }],
    ['of one of some words', { type: 'string', enum: ['she', 'he'] }, { widget: 'select' }],
    [
      'of several of them',
      { ...list, items: { enum: ['she', 'he'] } },
      { widget: 'select', multiple: true },
    ],
    ['that is on or off', { type: 'boolean' }, { widget: 'boolean', required: false }],
    ['that is on or left out', { const: true }, { widget: 'boolean' }],
    [
      'of a number',
      { type: 'integer', minimum: 1, maximum: 9 },
      { widget: 'number', min: 1, max: 9 },
    ],
    ['of a day', { type: 'string', format: 'date' }, { widget: 'datetime', type: 'date' }],
    ['of a picture', { type: 'string', contentMediaType: 'image/*' }, { widget: 'image' }],
    ['of a list', list, { widget: 'list', label: 'Signs', label_singular: 'Sign' }],
    ['of a group', { type: 'object', properties: { name: text } }, { widget: 'object' }],
    ['of something else', {}, { widget: 'text' }],
  ])('%s', (_, schema, field) => {
    expect(fieldOf('signs', schema, true, [])).toMatchObject(field);
  });

  it('is larger where the sample’s words are long', () => {
    expect(fieldOf('about', text, true, ['word '.repeat(20)]).widget).toBe('text');
  });
});

describe('what a record becomes', () => {
  const week: JsonSchema = { type: 'object', properties: { daily: list, Sunday: list } };
  const clinic = (fields: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
    type: 'object',
    properties: fields,
    required,
  });

  it('a day without hours is another thing than a day that isn’t named', () => {
    const schema = clinic({ week });
    const shown = formOfFile({ week: { daily: ['9'], Sunday: [] } }, schema);
    expect(shown).toEqual({
      week: [
        { name: 'daily', value: ['9'] },
        { name: 'Sunday', value: [] },
      ],
    });
    expect(fileOfForm(shown, schema)).toEqual({ week: { daily: ['9'], Sunday: [] } });
    expect(fileOfForm({ week: [{ name: 'daily', value: [] }] }, schema)).toEqual({
      week: { daily: [] },
    });
  });

  it('what may be left out, and is empty, isn’t written; what has to be there is', () => {
    const fields = {
      alt: { type: 'string' },
      signs: list,
      isOn: { type: 'boolean' },
      phone: clinic({ at: text }),
    };
    const empty = { alt: '', signs: [], isOn: false, phone: null };
    expect(fileOfForm(empty, clinic(fields))).toEqual({});
    expect(fileOfForm(empty, clinic(fields, ['alt', 'signs', 'isOn']))).toEqual({
      alt: '',
      signs: [],
      isOn: false,
    });
  });

  it('names that nobody knows stay', () => {
    const schema = {
      ...clinic({ blog: { type: 'boolean' } }, ['blog']),
      additionalProperties: { type: 'boolean' },
    };
    const value = { blog: true, careers: false };
    expect(fileOfForm(formOfFile(value, schema), schema)).toEqual(value);
  });
});

it('what a clinic has left out of a file of its own does not come back with the sample’s', () => {
  mkdirSync('.sandbox', { recursive: true });
  const own = mkdtempSync(join('.sandbox', 'own-'));
  vi.stubEnv('CONTENT', own);
  writeFileSync(join(own, 'hours.yaml'), 'timeZone: Asia/Kolkata\n');
  const all = (formSetup().config['collections'] as Collection[]).flatMap(
    (each) => each.files ?? [],
  );
  const defaults = (file: string) =>
    all.find((each) => each.file.endsWith(file))!.fields.filter((field) => 'default' in field);
  expect(defaults('/hours.yaml')).toEqual([]);
  expect(defaults('/brand.yaml')).not.toEqual([]);
  rmSync(own, { recursive: true });
});
