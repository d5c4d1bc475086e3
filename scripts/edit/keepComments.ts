import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';
import { isGroup } from '#scripts/content/overlay.ts';

const style = { lineWidth: 0, singleQuote: true } as const;

/** What tells the entries of a list apart, where they have such a field. */
const keys = ['id', 'slug', 'date', 'day', 'service', 'name', 'title'];

/** A value as YAML; in the text that stood there, where it differs: its comments stay, and what is as it was. */
export function yamlOf(value: unknown, before = ''): string {
  const document = parseDocument(before);
  if (document.errors.length > 0 || !document.contents) return stringify(value, style);
  document.contents = laidInto(document.contents, value, document) as typeof document.contents;
  return document.toString(style);
}

function laidInto(node: Node | undefined, value: unknown, document: Document): Node {
  if (isMap(node) && isGroup(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [name, each] of Object.entries(value))
      node.set(name, laidInto(node.get(name, true), each, document));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const left = node.items as Node[];
    node.items = value.map((each: unknown) => {
      const at = left.findIndex((item) => isSame(item.toJS(document), each));
      return laidInto(at === -1 ? undefined : left.splice(at, 1)[0], each, document);
    });
    return node;
  }
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/** Whether an entry is the same one, perhaps with other words. */
function isSame(entry: unknown, value: unknown): boolean {
  if (!isGroup(entry) || !isGroup(value)) return entry === value;
  const key = keys.find((each) => each in entry && each in value);
  return key === undefined
    ? JSON.stringify(entry) === JSON.stringify(value)
    : entry[key] === value[key];
}
