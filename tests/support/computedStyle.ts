type Styled = Element & ElementCSSInlineStyle;

/** The properties that roles, names and visibility are made of, by their names in script. */
const answers: Record<string, (element: Styled) => string> = {
  display: (element) => element.style.display || displayOf(element),
  visibility: (element) => inherited(element, 'visibility') || 'visible',
  pointerEvents: (element) => inherited(element, 'pointerEvents') || 'auto',
  opacity: (element) => element.style.opacity || '1',
};
answers['pointer-events'] = answers.pointerEvents!;

/** The implementation of jsdom. */
let resolve: typeof window.getComputedStyle;
const displays = new Map<string, string>();

/** The style that the browser's own rules give an element. Elements that these rules can't tell apart share it. */
function displayOf(element: Styled): string {
  const named = ['hidden', 'open', 'popover', 'type'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.localName, element.parentElement?.localName, named]);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  // jsdom caches an element's style across changes of its attributes; a copy has none.
  const copy = element.cloneNode(false) as Styled;
  copy.removeAttribute('style');
  element.parentElement?.cloneNode(false).appendChild(copy);
  const { display } = resolve(copy);
  displays.set(kind, display);
  return display;
}

function inherited(element: Styled, property: 'visibility' | 'pointerEvents'): string {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const value = (part as Styled).style[property];
    if (value) return value;
  }
  return '';
}

/**
 * Testing Library asks for computed styles thousands of times a test, and jsdom matches its two hundred rules anew after
 * each change of the document, which took a good part of the tests' time. No style sheet of the site applies here, so the
 * properties that are asked for follow from the element's kind and from `style` attributes. Any other is jsdom's answer.
 */
export function quickenComputedStyles(): void {
  if (window.getComputedStyle.name === 'quickStyle') return;
  resolve = window.getComputedStyle.bind(window);

  function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
    if (pseudo) return resolve(element, pseudo);
    const valueOf = (name: string): unknown =>
      answers[name]?.(element as Styled) ?? Reflect.get(resolve(element), name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name: string) =>
        name === 'getPropertyValue'
          ? (property: string) =>
              answers[property]?.(element as Styled) ?? resolve(element).getPropertyValue(property)
          : valueOf(name),
    });
  }
  window.getComputedStyle = quickStyle;
}
