/**
 * Fails on what breaks under browser translation, which wraps each text node in an element while React keeps the old node: React may
 * not insert before a text, remove it or write into it. A text alone in its element is safe: React replaces the element's content.
 */
export function forbidBareTexts() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    if (before) refuse(before, 'puts something before');
    return insertBefore.call(this, node, before) as typeof node;
  };
  Node.prototype.removeChild = function (node) {
    refuse(node, 'takes away');
    return removeChild.call(this, node) as typeof node;
  };
  for (const prototype of [Node.prototype, CharacterData.prototype]) {
    const property = prototype === Node.prototype ? 'nodeValue' : 'data';
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, property)!;
    Object.defineProperty(prototype, property, {
      get,
      set(this: Node, value: string) {
        if (value !== this.nodeValue) refuse(this, 'writes into');
        set!.call(this, value);
      },
      configurable: true,
    });
  }
}

function refuse(node: Node, what: string) {
  if (!(node instanceof Text) || !node.data.trim()) return;
  // React marks the texts that it knows.
  if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
  console.error(
    `React ${what} the text '${node.data}': wrap it in a <span>, a translated page would break here.`,
    node.parentElement?.outerHTML.slice(0, 300),
  );
}
