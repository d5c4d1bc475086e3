import { type ESTree, parseSync } from 'vite';

type Statement = ESTree.Program['body'][number];

/**
 * The module of a list of records with one field of each alone, so that a first screen does not load the rest:
 * `#content/vets.ts?each=figure.src&first=4` is the portraits of the first four vets; with `&by=footer` a list has those that have such a
 * number, in its order. Throws where the records are not written out.
 */
export function fieldOfEach(file: string, text: string, query: URLSearchParams): string {
  const { program } = parseSync(file, text);
  const path = (query.get('each') ?? '').split('.');
  const first = Number(query.get('first') ?? Infinity);
  for (const statement of program.body) {
    const records = exportedRecords(statement, program);
    if (!records) continue;
    const values = ordered(records, query.get('by'))
      .slice(0, first)
      .flatMap((record) => valueAt(record, path) ?? [])
      .map(({ start, end }) => text.slice(start, end));
    const code = `export const ${nameOf(statement)} = [${values.join(', ')}];`;
    return `${importsFor(code, program, text)}${code}`;
  }
  throw new Error(
    'the build picks fields from this list. Write every record out in it, { … } after { … }, without ... and without a function.',
  );
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

/** The records of an exported list; undefined where a statement exports none, or they are not written out. */
function exportedRecords(statement: Statement, program: ESTree.Program) {
  let list = declarationOf(statement)?.init;
  if (list?.type === 'Identifier') list = constantOf(list.name, program);
  while (list?.type === 'TSAsExpression' || list?.type === 'TSSatisfiesExpression')
    list = list.expression;
  if (list?.type !== 'ArrayExpression') return undefined;
  const records = list.elements.filter((each) => each?.type === 'ObjectExpression');
  return records.length === list.elements.length ? records : undefined;
}

function constantOf(name: string, { body }: ESTree.Program) {
  for (const statement of body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && id.name === name) return init;
  return undefined;
}

function nameOf(statement: Statement): string {
  const id = declarationOf(statement)?.id;
  return id?.type === 'Identifier' ? id.name : '';
}

function declarationOf(statement: Statement) {
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

/** The value of a field, or of a field within one; undefined where there is none. */
function valueAt(
  record: ESTree.ObjectExpression,
  [name = '', ...rest]: readonly string[],
): ESTree.Expression | undefined {
  const value = propertyOf(record, name)?.value;
  if (!value || rest.length === 0) return value;
  return value.type === 'ObjectExpression' ? valueAt(value, rest) : undefined;
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
