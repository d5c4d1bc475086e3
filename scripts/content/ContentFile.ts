import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { nameOf } from './folders.ts';

/** A name that a content file imports, and from where. */
interface ImportedName {
  /** As the other file exports it; `*` for all of it. */
  name: string;
  from: string;
  line: number;
}

/** The files of the site's content by their path in the folder, 'pages/about.ts'. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** A content file as it is written: what stands on which line, without running it. */
export class ContentFile {
  readonly name: string;
  readonly syntaxErrors: { line: number; text: string }[];
  readonly imports: ImportedName[];
  readonly text: string;
  private readonly program: ESTree.Program;
  private readonly constants = new Map<string, ESTree.Expression>();
  /** Where the name of each exported value stands. */
  private readonly exported: Map<string, number>;

  constructor(file: string, text = readFileSync(file, 'utf8')) {
    this.name = nameOf(file);
    this.text = text;
    const { program, module, errors } = parseSync(file, text);
    this.program = program;
    this.syntaxErrors = errors.map(({ message, labels }) => ({
      line: this.lineAt(labels[0]?.start ?? 0),
      text: message,
    }));
    this.imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ importName, localName }) => ({
          name: importName.name ?? '*',
          from: moduleRequest.value,
          line: this.lineAt(localName.start),
        })),
    );
    const exported = module.staticExports.flatMap(({ entries }) => entries);
    this.exported = new Map(
      exported.flatMap(({ isType, exportName: { name, start } }) =>
        isType || !name ? [] : [[name, start ?? 0]],
      ),
    );
    for (const statement of program.body) {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type === 'VariableDeclaration')
        for (const { id, init } of declaration.declarations)
          if (id.type === 'Identifier' && init) this.constants.set(id.name, init);
    }
  }

  /** The names of the values that it exports. */
  get exports(): string[] {
    return [...this.exported.keys()];
  }

  /** The line of an export's name; 1 where it has none of that name. */
  lineOfExport(name: string): number {
    return this.lineAt(this.exported.get(name) ?? 0);
  }

  /** Without `as const` and the like; a name stands for what it was given in the same file. */
  private plain(node: ESTree.Node): ESTree.Node {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return this.plain(node.expression);
    const constant = node.type === 'Identifier' && this.constants.get(node.name);
    return constant ? this.plain(constant) : node;
  }

  /** Every property of the file whose value is a text or a list of texts, with the line of each text. */
  texts(): { key: string; value: string; line: number }[] {
    const found: { key: string; value: string; line: number }[] = [];
    new Visitor({
      ObjectExpression: ({ properties }) => {
        for (const property of properties) {
          if (property.type !== 'Property') continue;
          const key = keyOf(property);
          const value = this.plain(property.value);
          const items = value.type === 'ArrayExpression' ? value.elements : [value];
          for (const item of items)
            if (key && item?.type === 'Literal' && typeof item.value === 'string')
              found.push({ key, value: item.value, line: this.lineAt(item.start) });
        }
      },
    }).visit(this.program);
    return found;
  }

  /**
   * Every text of the file, what it is the value of, and the constant or export that it is part of. Not those of `sampleNote(…)`, which a
   * site without samples doesn't show, and not the names of imported files.
   */
  strings(): { key?: string; part: string; value: string; line: number }[] {
    const found: { key?: string; part: string; value: string; line: number }[] = [];
    for (const [part, value] of this.constants) {
      const keys: (string | undefined)[] = [];
      let notes = 0;
      const add = (text: string, start: number) => {
        if (notes === 0 && text.trim())
          found.push({ key: keys.at(-1), part, value: text, line: this.lineAt(start) });
      };
      new Visitor({
        Property: (property) => void keys.push(keyOf(property as ESTree.ObjectProperty)),
        'Property:exit': () => void keys.pop(),
        CallExpression: (call) => void (notes += isNote(call) ? 1 : 0),
        'CallExpression:exit': (call) => void (notes -= isNote(call) ? 1 : 0),
        Literal: ({ value: text, start }) => typeof text === 'string' && add(text, start),
        TemplateElement: ({ value: { raw }, start }) => add(raw, start),
      }).visit({
        ...this.program,
        body: [{ type: 'ExpressionStatement', expression: value } as never],
      });
    }
    return found;
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}

/** Whether a content file imports the file at a path of the content. */
export function isImported(path: string, files: ContentFiles): boolean {
  return [...files.values()].some(({ imports }) =>
    imports.some(({ from }) => from === `#content/${path}`),
  );
}

function keyOf({ key }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function isNote({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'sampleNote';
}
