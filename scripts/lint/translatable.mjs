/**
 * Rules for the linter. A browser that translates a page puts every text into an element of its own, behind React's back. From then
 * on React can neither put something before that text nor take it away ('NotFoundError', and the page is gone), and a new value
 * lands in a text that nobody sees. A text that is all that its element holds is safe: React replaces the whole content.
 * And an option without a value has the translated text for one.
 *
 * eslint-plugin-react-google-translate has such a rule, but it brings ESLint and a second TypeScript along, and finds only literals
 * without the types that the linter doesn't hand to plugins.
 */

const CRASHES =
  'A text after what comes and goes: a translated page would crash here. Wrap the text in a <span>.';
const STAYS =
  'A text that changes beside others: on a translated page it would stay as it was. Make all the text one {`…`}, or wrap this in a <span>.';

const LOOSE =
  'A loose text: another language’s build would leave it in English. Put it into the messages of this folder (messages.ts).';

const TRANSLATED =
  'An option without a value: on a translated page its value would be the translated text. Give it one, or disable it.';

/** What the page doesn't show: comments and line ends. A space is shown, but no translator touches it. */
const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' || child.expression.value?.trim?.() === ''));

const isStaticText = (child, scope) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'Literal' || isMessage(child.expression, scope)));

/** `messages.bookNow`, of `import * as messages from './messages.ts'`: words that never change. */
function isMessage({ type, object }, scope) {
  if (type !== 'MemberExpression' || object.type !== 'Identifier') return false;
  const definition = definitionOf(object.name, scope);
  return (
    definition?.type === 'ImportBinding' && /essages\.tsx?$/.test(definition.parent.source.value)
  );
}

function definitionOf(name, scope) {
  let at = scope;
  while (at && !at.set.has(name)) at = at.upper;
  return at?.set.get(name).defs[0];
}

/** Whether a component takes this property as a ReactNode: what its caller puts in is looked at where it is put in. */
function isSlot(name, component) {
  const type = component.params[0]?.typeAnnotation?.typeAnnotation;
  let program = component;
  while (program.parent) program = program.parent;
  const declared = program.body
    .map((statement) => statement.declaration ?? statement)
    .find(({ id }) => id && id.name === type?.typeName?.name);
  const members = type?.members ?? declared?.body?.body ?? [];
  const member = members.find(({ key }) => key?.name === name);
  return member?.typeAnnotation?.typeAnnotation.typeName?.name === 'ReactNode';
}

/** Whether a message takes this as an element within its sentence: `(phone: ReactNode) => <>Call {phone} to ask.</>`. */
function isElementOfMessage(name, message) {
  const parameter = message.params.find((each) => each.name === name);
  return parameter?.typeAnnotation?.typeAnnotation.typeName?.name === 'ReactNode';
}

/** What an expression puts into the page: one element that stays, elements that come and go, or (perhaps) a text. */
function kindOf(node, scope) {
  switch (node?.type) {
    case 'JSXElement':
      return 'element';
    case 'JSXFragment':
      return changing(
        node.children.filter((child) => !isBlank(child)).map((child) => child.expression ?? child),
        scope,
      );
    case 'ArrayExpression':
      return changing(node.elements, scope);
    case 'ChainExpression':
      return kindOf(node.expression, scope);
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '' ? 'text' : 'changing';
    case 'Identifier':
      return node.name === 'undefined' ? 'changing' : kindOfName(node.name, scope);
    case 'ConditionalExpression':
      return changing([node.consequent, node.alternate], scope);
    case 'LogicalExpression':
      return changing(node.operator === '&&' ? [node.right] : [node.left, node.right], scope);
    case 'CallExpression':
      return kindOfCall(node, scope);
    default:
      return 'text';
  }
}

function kindOfCall(call, scope) {
  const {
    callee,
    arguments: [first],
  } = call;
  if (callee.name === 'createPortal') return kindOf(first, scope);
  if (!['map', 'flatMap'].includes(callee.property?.name)) return 'text';
  const body = first?.body;
  const given = body?.type === 'BlockStatement' ? body.body.at(-1)?.argument : body;
  return changing([given], scope);
}

function kindOfName(name, scope) {
  const definition = definitionOf(name, scope);
  if (definition?.type === 'Parameter') {
    if (isElementOfMessage(name, definition.node)) return 'element';
    return isSlot(name, definition.node) ? 'changing' : 'text';
  }
  if (definition?.type !== 'Variable') return 'text';
  const { id, init } = definition.node;
  if (id.type === 'Identifier') return kindOf(init, scope);
  // const { … } = props
  const props = init?.type === 'Identifier' && definitionOf(init.name, scope);
  return props?.type === 'Parameter' && isSlot(name, props.node) ? 'changing' : 'text';
}

const isWords = (text) => /\p{L}.*\p{L}/su.test(text);

/** The attributes that people read or hear. */
const SPOKEN = [
  'aria-label',
  'aria-roledescription',
  'label',
  'title',
  'placeholder',
  'alt',
  'heading',
];

/** The text of an attribute or an element's content, where it is written there: `'Home'`, `` `Home of ${pet}` ``, `is ? 'Home' : 'Away'`. */
function writtenIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : '';
    case 'JSXText':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw).join('…');
    case 'ConditionalExpression':
      return `${writtenIn(node.consequent)}…${writtenIn(node.alternate)}`;
    case 'LogicalExpression':
      return `${writtenIn(node.left)}…${writtenIn(node.right)}`;
    case 'JSXExpressionContainer':
      return writtenIn(node.expression);
    default:
      return '';
  }
}

function changing(nodes, scope) {
  return nodes.some((node) => kindOf(node, scope) === 'text') ? 'text' : 'changing';
}

export default {
  meta: { name: 'translatable' },
  rules: {
    'text-alone': {
      create(context) {
        function check(element) {
          const shown = element.children.filter((child) => !isBlank(child));
          if (shown.length < 2) return;
          let followsChanging = false;
          const scope = context.sourceCode.getScope(element);
          for (const child of shown) {
            if (isStaticText(child, scope)) {
              if (followsChanging) context.report({ node: child, message: CRASHES });
            } else if (child.type === 'JSXExpressionContainer') {
              const kind = kindOf(child.expression, scope);
              if (kind === 'text') context.report({ node: child, message: STAYS });
              else followsChanging ||= kind === 'changing';
            }
          }
        }
        return { JSXElement: check, JSXFragment: check };
      },
    },
    'loose-text': {
      create(context) {
        const report = (node) => {
          if (isWords(writtenIn(node))) context.report({ node, message: LOOSE });
        };
        const check = ({ children }) => children.forEach(report);
        return {
          JSXElement: check,
          JSXFragment: check,
          JSXAttribute({ name, value }) {
            if (SPOKEN.includes(name.name)) report(value);
          },
        };
      },
    },
    'option-value': {
      create(context) {
        return {
          JSXOpeningElement(node) {
            const given = node.attributes.map(({ name }) => name?.name);
            if (
              node.name.name === 'option' &&
              !given.includes('value') &&
              !given.includes('disabled')
            )
              context.report({ node, message: TRANSLATED });
          },
        };
      },
    },
  },
};
