import { useHydrated } from './useHydrated.ts';

/** What the visitor holds or sits at, after 'this': a desk's mouse hovers and points finely. */
export function deviceWord(): 'phone' | 'computer' {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches ? 'computer' : 'phone';
}

/** The same in a page's text. Prerendered it is both words, of which the styles show one (styles/base.css): nothing moves later. */
export function DeviceWord() {
  const words = useHydrated() ? [deviceWord()] : (['phone', 'computer'] as const);
  return words.map((word) => (
    // Of one word the styles would leave nothing where a mouse is plugged in later.
    <span key={word} data-device={words.length > 1 ? word : undefined}>
      {word}
    </span>
  ));
}
