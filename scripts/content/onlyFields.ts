import { type ESTree, parseSync } from 'vite';

/**
 * The module of a list of records with some of their fields alone, so that a first screen does not load the rest:
 * `#content/vets.ts?only=figure.src,name&first=4` is the names and portraits of the first four vets; `&by=footer` those that have such a number, in its
 * order. A list that is not written out stays whole.
 */
export function onlyFields(file: string, text: string, query: URLSearchParams): string {
  const { program } = parseSync(file, text);
  const paths = (query.get('only') ?? '').split(',').map((path) => path.split('.'));
  const first = Number(query.get('first') ?? Infinity);
  const order = query.get('by');
  for (const statement of program.body) {
    const list = exportedList(statement);
    const records = list?.elements.map((each) => (each?.type === 'ObjectExpression' ? each : null));
    if (!list || !records || records.includes(null)) continue;
    const kept = ordered(records as ESTree.ObjectExpression[], order)
      .slice(0, first)
      .map((record) => fieldsOf(record, paths, text));
    const code = `export const ${nameOf(statement)} = [${kept.join(',')}];`;
    return `${importsFor(code, program, text)}${code}`;
  }
  return text;
}

/** Those records that have a number under a name, by that number; all of them where no name is given. */
function ordered(records: ESTree.ObjectExpression[], name: string | null) {
  if (!name) return records;
  const numberOf = (record: ESTree.ObjectExpression) => {
    const value = propertyOf(record, name)?.value;
    return value?.type === 'Literal' ? Number(value.value) : Number.NaN;
  };
  return records
    .filter((record) => !Number.isNaN(numberOf(record)))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
}

function exportedList(
  statement: ESTree.Directive | ESTree.Statement,
): ESTree.ArrayExpression | undefined {
  const init = declarationOf(statement)?.init;
  return init?.type === 'ArrayExpression' ? init : undefined;
}

function nameOf(statement: ESTree.Directive | ESTree.Statement): string {
  const id = declarationOf(statement)?.id;
  return id?.type === 'Identifier' ? id.name : '';
}

function declarationOf(statement: ESTree.Directive | ESTree.Statement) {
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const { declaration } = statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations[0] : undefined;
}

function propertyOf(
  record: ESTree.ObjectExpression,
  name: string,
): ESTree.ObjectProperty | undefined {
  for (const property of record.properties)
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === name
    )
      return property;
  return undefined;
}

/** The source of a record with the fields of those paths alone. */
function fieldsOf(
  record: ESTree.ObjectExpression,
  paths: readonly string[][],
  text: string,
): string {
  const names = [...new Set(paths.map(([name = '']) => name))];
  const fields = names.flatMap((name) => {
    const property = propertyOf(record, name);
    if (!property) return [];
    const inner = paths.filter(([head]) => head === name).map(([, ...rest]) => rest);
    const { value } = property;
    const isWhole = inner.some((rest) => rest.length === 0) || value.type !== 'ObjectExpression';
    return isWhole
      ? text.slice(property.start, property.end)
      : `${name}:${fieldsOf(value, inner, text)}`;
  });
  return `{${fields.join(',')}}`;
}

/** The imports and the constants that some code names, with a `;` after each. */
function importsFor(code: string, { body }: ESTree.Program, text: string): string {
  const isNamed = (name: string) => new RegExp(String.raw`\b${name}\b`).test(code);
  return body
    .filter(
      (statement) =>
        (statement.type === 'ImportDeclaration' &&
          statement.importKind !== 'type' &&
          statement.specifiers.some(({ local }) => isNamed(local.name))) ||
        (statement.type === 'VariableDeclaration' &&
          statement.declarations.some(({ id }) => id.type === 'Identifier' && isNamed(id.name))),
    )
    .map(({ start, end }) => `${text.slice(start, end)}\n`)
    .join('');
}
