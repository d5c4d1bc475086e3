/** What of JSON Schema the records' schemas come to. */
export interface JsonSchema {
  enum?: string[];
  const?: unknown;
  pattern?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  contentMediaType?: string;
  /** The same in every language: a code, a company's name. */
  untranslated?: boolean;
  /** The records that this text names one of, and the field that tells them apart: 'vets.yaml#id'. */
  recordsOf?: string;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
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

/** A value with its texts changed. What is of a class of its own stays as it is. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isGroup(value) || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]),
  );
}
