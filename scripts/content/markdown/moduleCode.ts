import { Import } from './pictures.ts';

/** The code of a module that exports values by name. Pictures are imported; there is nothing else but data. */
export function moduleCode(values: Record<string, unknown>): string {
  const imports = new Map<string, string>();
  const exported = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${literal(value, imports)};`,
  );
  const imported = [...imports].map(([id, name]) => `import ${name} from ${JSON.stringify(id)};`);
  return [...imported, ...exported].join('\n');
}

/** A function that loads a module when it is called. */
export class LazyImport {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

function literal(value: unknown, imports: Map<string, string>): string {
  if (value instanceof Import) return nameOf(value.id, imports);
  if (value instanceof LazyImport) return `() => import(${JSON.stringify(value.id)})`;
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, imports)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, each]) => `${JSON.stringify(key)}: ${literal(each, imports)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

function nameOf(id: string, imports: Map<string, string>): string {
  const name = imports.get(id) ?? `picture${imports.size}`;
  imports.set(id, name);
  return name;
}
