import { type ESTree, parseSync } from 'vite';

/** A message of a module: what English says, and where it stands in the module's code. */
export interface Message {
  /** The export's name: 'closedUntil'. */
  id: string;
  /** With what is filled in as {name}, and elements as <0>…</0>. */
  text: string;
  /** Of a number other than one: 'text' is what is said of one. */
  other?: string;
  /** What the translator should know. */
  comment?: string;
  /** The code that another language's takes the place of. */
  replace: Replacement[];
}

interface Replacement {
  start: number;
  end: number;
  /** The code that says a text in the same way. */
  code: (text: string) => string;
}

type Node = ESTree.Node;

/** Every text of a message module, in its order. @throws where one is of a form that another language can't take the place of. */
export function messagesIn(code: string, file: string): Message[] {
  const { program, comments } = parseSync(file, code);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const comment = comments.findLast(
      ({ type, end, value }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        code.slice(end, statement.start).trim() === '',
    );
    const told = comment && commentText(comment.value);
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return [];
      return messagesOf(init, code, `${file}: ${id.name}`).map((message) => ({
        id: id.name,
        ...message,
        ...(told && { comment: told }),
      }));
    });
  });
}

const commentText = (value: string) =>
  value
    .replaceAll(/^\*|\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Found = Pick<Message, 'text' | 'other' | 'replace'>;

/** The texts within an expression. */
function messagesOf(node: Node, code: string, where: string): Found[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWords(node.value)
        ? [single(node.value, node, (text) => JSON.stringify(text))]
        : [];
    case 'TemplateLiteral': {
      const text = templateText(node, where);
      // Of names alone, too: '{days} {hours}' is '{days} को {hours}' elsewhere.
      return hasWords(text) || node.expressions.length > 0
        ? [single(text, node, templateCode)]
        : [];
    }
    case 'JSXElement':
    case 'JSXFragment': {
      const elements: Node[] = [];
      const text = jsxText(node, elements, where);
      return [single(text, node, (words) => jsxCode(words, elements, code, node))];
    }
    case 'CallExpression': {
      const forms = node.arguments[1];
      if (node.callee.type === 'Identifier' && node.callee.name === 'plural' && forms)
        return [pluralOf(forms, code, where)];
      return node.arguments.flatMap((each) => messagesOf(each, code, where));
    }
    case 'ObjectExpression':
      return node.properties.flatMap((each) =>
        each.type === 'Property' ? messagesOf(each.value, code, where) : [],
      );
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each ? messagesOf(each, code, where) : []));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((each) => messagesOf(each, code, where));
    case 'LogicalExpression':
      return [node.left, node.right].flatMap((each) => messagesOf(each, code, where));
    case 'ArrowFunctionExpression':
      return messagesOf(node.body, code, where);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return messagesOf(node.expression, code, where);
    case 'Identifier':
    case 'BinaryExpression':
    case 'MemberExpression':
      return [];
    default:
      throw new Error(
        `${where}: a message is no ${node.type}. CONTRIBUTING.md says what it may be.`,
      );
  }
}

const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

function single(text: string, { start, end }: Node, code: (text: string) => string): Found {
  return { text, replace: [{ start, end, code }] };
}

/** `plural(count, { one: …, other: … })` */
function pluralOf(forms: Node, code: string, where: string): Found {
  const properties = forms.type === 'ObjectExpression' ? forms.properties : [];
  const [one, other] = ['one', 'other'].map((name) => {
    const property = properties.find(
      (each) =>
        each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
    );
    const found = property?.type === 'Property' && messagesOf(property.value, code, where);
    if (!found || found.length !== 1) throw new Error(`${where}: plural() takes { one, other }.`);
    return found[0]!;
  });
  return {
    text: one!.text,
    other: other!.text,
    replace: [...one!.replace, ...other!.replace],
  };
}

function templateText(node: ESTree.TemplateLiteral, where: string): string {
  return node.quasis
    .map(({ value }, index) => {
      const filled = node.expressions[index];
      return value.cooked + (filled ? `{${nameOf(filled, where)}}` : '');
    })
    .join('');
}

function nameOf(node: Node, where: string): string {
  if (node.type !== 'Identifier')
    throw new Error(`${where}: only names are filled into a message.`);
  return node.name;
}

const placeholder = /\{(\w+)\}/g;

function templateCode(text: string): string {
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `\`${escaped.replaceAll(placeholder, '${$1}')}\``;
}

type WithChildren = ESTree.JSXElement | ESTree.JSXFragment;

/** The text of markup; its elements are numbered in their order: 'Call <0>us</0>.' */
function jsxText(node: WithChildren, elements: Node[], where: string): string {
  if (node.type === 'JSXElement') {
    const place = elements.push(node) - 1;
    if (node.children.length === 0) return `<${place}/>`;
    return `<${place}>${childrenText(node, elements, where)}</${place}>`;
  }
  return childrenText(node, elements, where);
}

function childrenText(node: WithChildren, elements: Node[], where: string): string {
  return node.children
    .map((child) => {
      if (child.type === 'JSXText') return shownText(child.value);
      if (child.type === 'JSXElement' || child.type === 'JSXFragment')
        return jsxText(child, elements, where);
      if (child.type !== 'JSXExpressionContainer') throw new Error(`${where}: what is {...this}?`);
      const { expression } = child;
      if (expression.type === 'Literal') return String(expression.value);
      if (expression.type === 'TemplateLiteral') return templateText(expression, where);
      return `{${nameOf(expression, where)}}`;
    })
    .join('');
}

/** JSX drops the blanks around line ends. */
function shownText(value: string): string {
  const lines = value.split('\n');
  return lines
    .map((line, index) => {
      const start = index > 0 ? line.trimStart() : line;
      return index < lines.length - 1 ? start.trimEnd() : start;
    })
    .filter(Boolean)
    .join(' ');
}

const part = /<(\d+)\/>|<(\d+)>|<\/(\d+)>|\{(\w+)\}/g;

function jsxCode(text: string, elements: Node[], code: string, whole: Node): string {
  const tagOf = (place: string | undefined) => {
    const element = elements[Number(place)];
    if (element?.type !== 'JSXElement') throw new Error(`'${text}' has no element ${place}.`);
    return element;
  };
  let from = 0;
  let made = '';
  const words = (until: number) => {
    const said = text.slice(from, until);
    return said && `{${JSON.stringify(said)}}`;
  };
  for (const { 0: found, 1: alone, 2: opened, 3: closed, 4: name, index } of text.matchAll(part)) {
    made += words(index);
    from = index + found.length;
    if (name) made += `{${name}}`;
    else if (alone) made += code.slice(tagOf(alone).start, tagOf(alone).end);
    else if (opened)
      made += code.slice(tagOf(opened).openingElement.start, tagOf(opened).openingElement.end);
    else if (closed) {
      const { closingElement } = tagOf(closed);
      made += closingElement ? code.slice(closingElement.start, closingElement.end) : '';
    }
  }
  made += words(text.length);
  return whole.type === 'JSXFragment' ? `<>${made}</>` : made;
}

/** The code of a message module with other words. `translate` takes a message, and gives what is said instead; undefined leaves it. */
export function withMessages(
  code: string,
  file: string,
  translate: (message: Message) => readonly string[] | undefined,
): string {
  const replacements = messagesIn(code, file).flatMap((message) => {
    const texts = translate(message);
    return texts
      ? message.replace.map((each, form) => ({ ...each, text: texts[form] ?? texts.at(-1)! }))
      : [];
  });
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, code: codeOf, text }) =>
        rest.slice(0, start) + codeOf(text) + rest.slice(end),
      code,
    );
}
