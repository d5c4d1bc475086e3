import { Import } from './pictures.ts';

/**
 * The code of a module that exports values by name. Pictures are imported; there is nothing else but data. What several values have in
 * common, as clinics their hours, stands there once.
 */
export function moduleCode(values: Record<string, unknown>): string {
  const code: Code = { imports: new Map(), shared: new Map(), declared: [] };
  countShared(values, code.shared);
  const exported = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${literal(value, code)};`,
  );
  const imported = [...code.imports].map(
    ([id, name]) => `import ${name} from ${JSON.stringify(id)};`,
  );
  return [...imported, ...code.declared, ...exported].join('\n');
}

interface Code {
  imports: Map<string, string>;
  /** How often a list or group stands in the values, then its name. */
  shared: Map<object, number | string>;
  declared: string[];
}

function countShared(value: unknown, shared: Map<object, number | string>) {
  if (typeof value !== 'object' || value === null || value instanceof Import) return;
  const count = Number(shared.get(value) ?? 0) + 1;
  shared.set(value, count);
  if (count === 1) for (const each of Object.values(value)) countShared(each, shared);
}

/** A function that loads a module when it is called. */
export class LazyImport {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

function literal(value: unknown, code: Code): string {
  if (value instanceof Import) return nameOf(value.id, code.imports);
  if (value instanceof LazyImport) return `() => import(${JSON.stringify(value.id)})`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const known = code.shared.get(value);
  if (typeof known === 'string') return known;
  const text = groupLiteral(value, code);
  if (known === 1) return text;
  const name = `shared${code.declared.length}`;
  code.declared.push(`const ${name} = ${text};`);
  code.shared.set(value, name);
  return name;
}

function groupLiteral(value: object, code: Code): string {
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, code)).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${literal(each, code)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function nameOf(id: string, imports: Map<string, string>): string {
  const name = imports.get(id) ?? `picture${imports.size}`;
  imports.set(id, name);
  return name;
}
