/** What of JSON Schema the records' schemas come to. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: string[];
  const?: unknown;
  pattern?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  contentMediaType?: string;
  /** The same in every language: a code, a company's name. */
  untranslated?: boolean;
  /** The records that this text names one of, and the field that tells them apart: 'vets.yaml#id'. */
  recordsOf?: string;
}

export type Fields = Record<string, unknown>;

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of what stands at a path of a value. */
export function schemaAt(
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((within, key) => {
    const others = within?.additionalProperties;
    return (
      within?.items ??
      within?.properties?.[String(key)] ??
      (typeof others === 'object' ? others : undefined)
    );
  }, schema);
}

/**
 * A clinic's own value over the sample's, field by field: what has to be there, and isn't, is the sample's. A group in which fields may
 * be left out (a week, social links, a phone) is taken as it is written.
 */
function over(
  own: unknown,
  sample: unknown,
  schema: JsonSchema | undefined,
  isRecord = false,
): unknown {
  if (!isGroup(own) || !isGroup(sample)) return own;
  const { properties, required = [] } = schema ?? {};
  const names = Object.keys(properties ?? {});
  if (!isRecord && names.some((name) => !required.includes(name))) return own;
  const laid = Object.entries(own).map(([name, value]) => [
    name,
    over(value, sample[name], schemaAt(schema, [name])),
  ]);
  return { ...(properties ? pick(sample, required) : sample), ...Object.fromEntries(laid) };
}

/**
 * What the site has: a clinic's own value over the sample's. `key` is the field that tells the records of a list apart, where the file
 * is one.
 */
export function layOver(
  own: unknown,
  sample: unknown,
  schema: JsonSchema,
  key: string | undefined,
): unknown {
  if (own === sample) return written(own);
  if (!key) return written(over(own, sample, schema, true));
  if (!Array.isArray(own) || !Array.isArray(sample)) return written(own);
  return written(
    own.map((record: unknown) => {
      const same = sample.find((each: Fields) => isGroup(record) && each[key] === record[key]);
      return over(record, same, schema.items, true);
    }),
  );
}

/** A value with its texts changed. What is of a class of its own stays as it is. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isGroup(value) || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]),
  );
}

/** Without the fields where nothing stands. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each) ?? undefined);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(fields.map(([name, each]) => [name, written(each)]));
}

export function pick(value: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
