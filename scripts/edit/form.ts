import { parse, stringify } from 'yaml';
import { type Fields, isGroup, type JsonSchema } from '#scripts/content/overlay.ts';
import { labelOf } from './labels.ts';

/*
 * How the form for the clinic's staff shows what a schema describes: each kind of value as a field, and a record as the values of these
 * fields and back. Plain, so that the build, the tests and the form's page share it.
 */

/** A field as the form's configuration has it (https://sveltiacms.app/en/docs/fields). */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  fields?: FormField[];
  field?: FormField;
  [setting: string]: unknown;
}

/** The name and the value of what is listed under names of its own: of a photograph its file, of a day its hours. */
const listedName = 'name';
const listedValue = 'value';
/** Where a group knows some names, and takes others. */
const otherNames = 'otherNames';

/**
 * What a group lists under names: those of lists that may all be left out (a week's days), or any. Not of each is there a field, because
 * a day that isn't named is another thing than a day without hours.
 */
function listedIn({
  properties,
  required = [],
  additionalProperties,
}: JsonSchema): JsonSchema | undefined {
  const all = Object.values(properties ?? {});
  if (all.length === 0) return isGroup(additionalProperties) ? additionalProperties : undefined;
  const areLists = required.length === 0 && all.every(({ type }) => type === 'array');
  return areLists ? all.at(-1) : undefined;
}

/** Kinds of values that a field holds as they are. What is of no kind that is known here is edited as YAML. */
const kinds: Record<
  string,
  (schema: JsonSchema, values: readonly unknown[], label: string) => Fields
> = {
  boolean: () => ({ widget: 'boolean' }),
  integer: ({ minimum: min, maximum: max }) => ({ widget: 'number', value_type: 'int', min, max }),
  number: ({ minimum: min, maximum: max }) => ({ widget: 'number', value_type: 'float', min, max }),
  string: stringField,
  array: ({ items = {} }, values, label) => {
    const each = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
    if (items.recordsOf) return { ...relation(items.recordsOf), multiple: true };
    const one = oneOf(label);
    const item = fieldOf(listedValue, { title: one, ...items }, true, each);
    const list = { widget: 'list', label_singular: one };
    if (!item.fields) return { ...list, field: item };
    return { ...list, collapsed: true, fields: item.fields, summary: summaryOf(item.fields) };
  },
  object: (schema, values, label) => {
    const listed = listedIn(schema);
    if (!listed) return { widget: 'object', collapsed: true, fields: fieldsOf(schema, values) };
    const names = Object.keys(schema.properties ?? {});
    const named = values.flatMap((value) => Object.values(isGroup(value) ? value : {}));
    const value = fieldOf(listedValue, { title: label, ...listed }, false, named);
    const options = names.map((each) => ({ label: labelOf(each), value: each }));
    const choice = names.length > 0 ? { widget: 'select', options } : { widget: 'string' };
    const title = schema.namesTitle ?? 'Name';
    return {
      widget: 'list',
      label_singular: schema.namesTitle ?? oneOf(label),
      collapsed: names.length === 0,
      summary: `{{fields.${listedName}}}`,
      fields: [
        { name: listedName, label: title, required: true, ...choice },
        ...(listed.type === 'object' ? value.fields! : [value]),
      ],
    };
  },
};

/** 'Holidays' → 'Holiday'; hours are one stretch of time. */
function oneOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<!s|Hour)s$/, '');
}

/** Of any words. */
const anyText = String.raw`\S`;

function stringField(schema: JsonSchema, values: readonly unknown[]): Fields {
  const { enum: options, contentMediaType, recordsOf, pattern, patternErrorMessage } = schema;
  if (options) return { widget: 'select', options };
  // A picture of another site would need a hole in the policy.
  if (contentMediaType) return { widget: 'image', choose_url: false };
  if (recordsOf) return relation(recordsOf);
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false };
  const isLong = values.some((value) => textOf(value).length > 60);
  return {
    widget: isLong ? 'text' : 'string',
    ...(pattern !== anyText && patternErrorMessage && { pattern: [pattern, patternErrorMessage] }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where a clinic's own pictures are. */
export const pictures = 'content/own/pictures';

/** One of the records of a list, by its name. */
function relation(recordsOf: string): Fields {
  const [file = '', key = ''] = recordsOf.split('#');
  return {
    widget: 'relation',
    collection: 'facts',
    file: nameOf(file),
    value_field: `${wholeFile}.*.${key}`,
    display_fields: [`${wholeFile}.*.name`],
    search_fields: [`${wholeFile}.*.name`],
  };
}

/** 'pages/about.yaml' → 'pages-about', a name that the form's addresses can hold. */
export function nameOf(path: string): string {
  return path.replace(/\.\w+$/, '').replaceAll('/', '-');
}

/** The editor takes no other names for Markdown. */
export const markdownFormat = (folder: string) => `${folder}-frontmatter`;

function summaryOf(fields: FormField[] = []): string {
  const names = fields.map(({ name }) => name);
  const told = ['name', 'title', 'day', 'date'].filter((name) => names.includes(name));
  const shown = told.length > 0 ? told : names.slice(0, 2);
  return shown.map((name) => `{{fields.${name}}}`).join(' · ');
}

/** Whether a value is edited as it is written, because its schema says nothing that a field could show. */
const isWritten = ({ type, const: only }: JsonSchema) => only !== true && !kinds[type ?? ''];

/** The field of a value. `values` are the sample's: what they look like decides what a schema doesn't say. */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  isNeeded: boolean,
  values: readonly unknown[],
): FormField {
  const { title, description, type = '', const: only, pattern } = schema;
  const label = title ?? labelOf(name);
  const kind = kinds[only === true ? 'boolean' : type];
  const mayBeEmpty = type === 'array' || type === 'boolean' || (type === 'string' && !pattern);
  const isChoice = Boolean(schema.enum ?? schema.contentMediaType) || schema.format === 'date';
  return {
    name,
    label,
    ...(kind?.(schema, values, label) ?? { widget: 'text' }),
    ...(description && { hint: description }),
    required: isNeeded && (isChoice || !mayBeEmpty),
  } as FormField;
}

/** The fields of a group. */
export function fieldsOf(schema: JsonSchema, values: readonly unknown[]): FormField[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = Object.entries(properties).map(([name, each]) =>
    fieldOf(
      name,
      each,
      required.includes(name),
      values.map((value) => (isGroup(value) ? value[name] : undefined)),
    ),
  );
  if (!isGroup(additionalProperties)) return known;
  const others = { type: 'object', additionalProperties };
  return [...known, fieldOf(otherNames, others, false, [])];
}

/** The field that stands for a file which is a list, or a list under names. */
const wholeFile = 'all';

const isList = (schema: JsonSchema) => schema.type === 'array' || Boolean(listedIn(schema));

/** The fields of a file. */
export function fieldsOfFile(path: string, schema: JsonSchema, sample: unknown): FormField[] {
  if (!isList(schema)) return fieldsOf(schema, [sample]);
  const title = labelOf(nameOf(path.replace(/^.*\//, '')));
  return [fieldOf(wholeFile, { title, ...schema }, false, [sample])];
}

/** What the fields of a file show. */
export function formOfFile(value: unknown, schema: JsonSchema): Fields {
  const shown = toForm(value, schema);
  return isList(schema) || !isGroup(shown) ? { [wholeFile]: shown } : shown;
}

/** What a file holds when its fields show this. */
export function fileOfForm(shown: Fields, schema: JsonSchema): unknown {
  return toRecord(isList(schema) ? shown[wholeFile] : shown, schema) ?? {};
}

function toForm(value: unknown, schema: JsonSchema): unknown {
  if (value === undefined || value === null) return undefined;
  if (isWritten(schema)) return stringify(value, { lineWidth: 0 });
  if (schema.contentMediaType) return value === '' ? '' : `/${textOf(value)}`;
  // In a front matter all is text.
  if (schema.type === 'boolean' && typeof value === 'string') return value === 'true';
  if (Array.isArray(value)) return value.map((each) => toForm(each, schema.items ?? {}));
  if (!isGroup(value)) return value;
  const listed = listedIn(schema);
  if (listed)
    return Object.entries(value).map(([name, each]) => {
      const shown = toForm(each, listed);
      return { [listedName]: name, ...(isGroup(shown) ? shown : { [listedValue]: shown }) };
    });
  const { properties = {}, additionalProperties } = schema;
  const known = Object.entries(value).filter(([name]) => name in properties);
  const others = Object.entries(value).filter(([name]) => !(name in properties));
  return {
    ...Object.fromEntries(known.map(([name, each]) => [name, toForm(each, properties[name]!)])),
    ...(isGroup(additionalProperties) && {
      [otherNames]: toForm(Object.fromEntries(others), { additionalProperties }),
    }),
  };
}

/** Undefined where nothing is filled in. */
function toRecord(shown: unknown, schema: JsonSchema): unknown {
  if (shown === undefined || shown === null) return undefined;
  if (isWritten(schema)) return parse(textOf(shown)) as unknown;
  if (typeof shown === 'string') {
    const text = schema.contentMediaType ? shown.replace(/^\//, '') : shown.trim();
    return schema.type === 'string' ? text : numberIn(text);
  }
  const listed = listedIn(schema);
  if (listed && Array.isArray(shown))
    return Object.fromEntries(
      shown.map((each: Fields) => {
        const { [listedName]: name, [listedValue]: value, ...fields } = each;
        const isOne = listed.type !== 'object';
        return [textOf(name), toRecord(isOne ? value : fields, listed) ?? emptyOf(listed)];
      }),
    );
  if (Array.isArray(shown))
    return shown.flatMap((each) => {
      const item = toRecord(each, schema.items ?? {});
      return item === undefined || item === '' ? [] : [item];
    });
  if (!isGroup(shown)) return shown;
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).flatMap(([name, each]) => {
    const value = toRecord(shown[name], each);
    if (required.includes(name)) return [[name, value ?? emptyOf(each)]];
    return isEmpty(value) ? [] : [[name, value]];
  });
  const others = isGroup(additionalProperties)
    ? (toRecord(shown[otherNames], { additionalProperties }) as Fields | undefined)
    : undefined;
  return { ...(Object.fromEntries(fields) as Fields), ...others };
}

/** A number field that was typed in. */
function numberIn(text: string): unknown {
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Whether a field that may be left out says nothing. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '' || value === false;
}

function emptyOf({ type }: JsonSchema): unknown {
  return { array: [], object: {}, boolean: false, string: '' }[type ?? ''];
}
